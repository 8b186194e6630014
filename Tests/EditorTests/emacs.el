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
      (accept-process-output nil 0.05))
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
  "The diagnostic that FINDING describes."
  (cl-find-if
   (lambda (diagnostic)
     (let ((text (flymake-diagnostic-text diagnostic)))
       (and (string-match-p (regexp-quote (editor-test-get finding "code")) text)
            (string-match-p "statewise" text)
            (= (1- (line-number-at-pos (flymake-diagnostic-beg diagnostic))) (editor-test-get finding "line"))
            (equal (buffer-substring-no-properties
                    (flymake-diagnostic-beg diagnostic) (flymake-diagnostic-end diagnostic))
                   (editor-test-get finding "text")))))
   (editor-test-diagnostics)))

(defun editor-test-expected (lines changes)
  "LINES after CHANGES, which are by line."
  (let ((index -1))
    (cl-mapcan
     (lambda (line)
       (let ((new (editor-test-get changes (number-to-string (cl-incf index)))))
         (if (listp new) (copy-sequence (or new (list line))) (list new))))
     lines)))

(defun editor-test-run (step)
  "Take one STEP."
  (when-let ((typed (editor-test-get step "type")))
    (goto-char (point-min))
    (forward-line (editor-test-get typed "line"))
    (end-of-line)
    (insert (editor-test-get typed "text"))
    ;; What eglot does when its user pauses; a batch Emacs is never idle.
    (eglot--signal-textDocument/didChange))
  (let* ((finding (editor-test-get step "finding"))
         (diagnostic (editor-test-wait (lambda () (editor-test-find finding))))
         (wanted (editor-test-expected (editor-test-lines) (editor-test-get step "after")))
         offered)
    (unless diagnostic
      (editor-test-fail "No %S. Shown: %S" finding (editor-test-diagnostics)))
    (goto-char (flymake-diagnostic-beg diagnostic))
    ;; Stands for the person who takes what the menu proposes.
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_prompt items &rest arguments)
                 (let ((default (nth 4 arguments)))
                   (setq offered (mapcar #'car items))
                   (if (consp default) (car default) default)))))
      (let ((last-nonmenu-event ?a))
        (call-interactively (if (editor-test-get step "fixAll") #'statewise-fix-all #'eglot-code-actions))))
    (unless (editor-test-wait (lambda () (equal (editor-test-lines) wanted)))
      (editor-test-fail "The buffer holds:\n%s\n  Offered: %S" (buffer-string) offered))
    (unless (or (editor-test-get step "fixAll") (member (editor-test-get step "title") offered))
      (editor-test-fail "Offered were %S" offered))
    (eglot--signal-textDocument/didChange)
    (unless (editor-test-wait (lambda () (not (editor-test-find finding))))
      (editor-test-fail "The finding stays after its fix: %S" (editor-test-diagnostics)))))

(let ((case (editor-test-read (getenv "STATEWISE_CASE"))))
  (condition-case error
      (progn
        (find-file (editor-test-get case "file"))
        (call-interactively #'eglot)
        (dolist (step (editor-test-get case "steps")) (editor-test-run step))
        (eglot-shutdown (eglot-current-server)))
    (error (editor-test-fail "%S" error))))
(set-buffer-modified-p nil)
(kill-emacs 0)
;;; emacs.el ends here
