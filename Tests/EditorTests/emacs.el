;;; emacs.el --- Drives Emacs through one case -*- lexical-binding: t -*-

;; The steps that a person would take, with the configuration of editors/emacs.  Expects STATEWISE_CONFIGURATION and
;; STATEWISE_CASE; ends with status 0, or prints what went wrong and ends with 1.

;;; Code:

(package-initialize)
(require 'json)
(require 'cl-lib)
(load (getenv "STATEWISE_CONFIGURATION") nil t)

(defvar editor-test-patience 60)

(defun editor-test-fail (format &rest arguments)
  "Say what went wrong, as FORMAT with ARGUMENTS, and end."
  (princ (concat "  " (apply #'format format arguments) "\n"))
  (kill-emacs 1))

(defun editor-test-wait (predicate)
  "Let Emacs work until PREDICATE answers something.  Return that, or nil when patience ends."
  (let ((deadline (+ (float-time) editor-test-patience)) result)
    (while (and (not (setq result (funcall predicate))) (< (float-time) deadline))
      ;; Unlike `accept-process-output', this hears of changed files too.
      (read-event nil nil 0.05))
    result))

(defun editor-test-read (path)
  "The case at PATH, as nested alists and lists."
  (let ((json-object-type 'alist) (json-array-type 'list) (json-key-type 'string)
        (coding-system-for-read 'utf-8))
    (json-read-file path)))

(defun editor-test-get (object &rest names)
  "The member of OBJECT that NAMES lead to."
  (dolist (name names object) (setq object (cdr (assoc name object)))))

(defun editor-test-lines ()
  "The buffer's lines."
  (split-string (buffer-substring-no-properties (point-min) (point-max)) "\n"))

(defun editor-test-diagnostics ()
  "What flymake shows."
  (flymake-start)
  (flymake-diagnostics))

(defun editor-test-find (finding)
  "The diagnostic that FINDING describes; on any line where it names none."
  (let ((line (editor-test-get finding "line"))
        (severity (editor-test-get finding "severity")))
    (cl-find-if
     (lambda (diagnostic)
       (let ((text (flymake-diagnostic-text diagnostic)))
         (and (string-match-p (regexp-quote (editor-test-get finding "code")) text)
              (string-match-p "statewise" text)
              (or (not line) (= (1- (line-number-at-pos (flymake-diagnostic-beg diagnostic))) line))
              (or (not severity)
                  (eq (flymake-diagnostic-type diagnostic)
                      (nth severity '(nil eglot-error eglot-warning eglot-note eglot-note))))
              (equal (buffer-substring-no-properties
                      (flymake-diagnostic-beg diagnostic) (flymake-diagnostic-end diagnostic))
                     (editor-test-get finding "text")))))
     (editor-test-diagnostics))))

(defun editor-test-expect (finding)
  "The diagnostic that FINDING describes, once it is shown."
  (or (editor-test-wait (lambda () (editor-test-find finding)))
      (editor-test-fail "No %S. Shown: %S" finding (editor-test-diagnostics))))

(defun editor-test-expect-none (finding)
  "Wait until FINDING is shown nowhere, wherever it may have moved to."
  (let ((anywhere (cl-remove-if-not (lambda (member) (member (car member) '("code" "text"))) finding)))
    (unless (editor-test-wait (lambda () (not (editor-test-find anywhere))))
      (editor-test-fail "The finding stays: %S" (editor-test-diagnostics)))))

(defun editor-test-expect-buffer (wanted offered)
  "Wait until the buffer's lines are WANTED; OFFERED are the actions that there were."
  (unless (editor-test-wait (lambda () (equal (editor-test-lines) wanted)))
    (editor-test-fail "The buffer holds:\n%s\n  Offered: %S" (buffer-string) offered)))

(defun editor-test-expected (lines changes)
  "LINES after CHANGES, which are by line."
  (let ((index -1))
    (cl-mapcan
     (lambda (line)
       (let ((new (editor-test-get changes (number-to-string (cl-incf index)))))
         (if (listp new) (copy-sequence (or new (list line))) (list new))))
     lines)))

(defun editor-test-take-fix (step)
  "Take the fix of STEP."
  (let* ((finding (editor-test-get step "finding"))
         (diagnostic (editor-test-expect finding))
         (wanted (editor-test-expected (editor-test-lines) (editor-test-get step "after")))
         (title (editor-test-get step "title"))
         offered)
    (goto-char (flymake-diagnostic-beg diagnostic))
    ;; At the attribute: where Eglot 1.9 finds nothing at point, it names all findings of the buffer.
    (when (editor-test-get step "atLineStart") (back-to-indentation) (forward-char 2))
    ;; Stands for the person who takes what the menu proposes, or what a title names.
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_prompt items &rest arguments)
                 (let ((default (nth 4 arguments)))
                   (setq offered (mapcar #'car items))
                   (if (editor-test-get step "byTitle") title
                     (if (consp default) (car default) default))))))
      (let ((last-nonmenu-event ?a))
        (call-interactively (if (editor-test-get step "fixAll") #'statewise-fix-all #'eglot-code-actions))))
    (editor-test-expect-buffer wanted offered)
    (unless (or (editor-test-get step "fixAll") (member title offered))
      (editor-test-fail "Offered were %S" offered))
    (eglot--signal-textDocument/didChange)
    (editor-test-expect-none finding)
    (when (editor-test-get step "fixAll")
      (let ((answer (statewise-fix-all)))
        (unless (equal answer "Statewise: There are no safe fixes in this buffer")
          (editor-test-fail "Fixing again answered %S" answer))))))

(defun editor-test-save (step)
  "Write the buffer.  The file must hold the fixed text of STEP at once: nothing is waited for."
  (let ((wanted (editor-test-expected (editor-test-lines) (editor-test-get step "after")))
        (path (buffer-file-name)))
    (save-buffer)
    (let ((written (with-temp-buffer (insert-file-contents path) (editor-test-lines))))
      (unless (equal written wanted) (editor-test-fail "The file holds: %S" written)))
    (editor-test-expect-buffer wanted nil)
    (when (buffer-modified-p) (editor-test-fail "The buffer is changed after it was written"))))

(defun editor-test-configure (step)
  "Write the configuration of STEP and wait for what it says to come of it."
  (let ((path (expand-file-name ".statewise.json"))
        (text (editor-test-get step "configuration")))
    (if text (write-region text nil path nil 'silent) (delete-file path))
    (when-let ((problem (editor-test-get step "problem")))
      ;; Eglot 1.9 does not decode the path of a file that is not visited, so the name has to do.
      (unless (editor-test-wait
               (lambda ()
                 (cl-loop for (file . diagnostics) in flymake-list-only-diagnostics
                          thereis (and (string-suffix-p "/.statewise.json" file)
                                       (cl-some (lambda (diagnostic)
                                                  (string-search problem (flymake-diagnostic-text diagnostic)))
                                                diagnostics)))))
        (editor-test-fail "The configuration has no problem: %S" flymake-list-only-diagnostics)))
    (when-let ((finding (editor-test-get step "finding"))) (editor-test-expect finding))
    (when-let ((finding (editor-test-get step "gone"))) (editor-test-expect-none finding))))

(defun editor-test-run (step)
  "Take one STEP."
  (when-let ((shown (editor-test-get step "shown"))) (editor-test-expect shown))
  (when-let ((typed (editor-test-get step "type")))
    (goto-char (point-min))
    (forward-line (editor-test-get typed "line"))
    (end-of-line)
    (insert (editor-test-get typed "text"))
    ;; What eglot does when its user pauses; a batch Emacs is never idle. Who saves does not pause.
    (unless (editor-test-get step "save") (eglot--signal-textDocument/didChange)))
  (cond ((assoc "configuration" step) (editor-test-configure step))
        ((editor-test-get step "save") (editor-test-save step))
        (t (editor-test-take-fix step))))

(let ((case (editor-test-read (getenv "STATEWISE_CASE"))))
  (condition-case error
      (progn
        (find-file (editor-test-get case "file"))
        (call-interactively #'eglot)
        (when (editor-test-get case "fixOnSave") (statewise-fix-on-save-mode))
        (dolist (step (editor-test-get case "steps")) (editor-test-run step))
        (eglot-shutdown (eglot-current-server)))
    (error (editor-test-fail "%S" error))))
(set-buffer-modified-p nil)
(kill-emacs 0)
;;; emacs.el ends here
