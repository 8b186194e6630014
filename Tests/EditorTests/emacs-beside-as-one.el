;;; emacs-beside-as-one.el --- Two servers as one in eglot -*- lexical-binding: t -*-

;; Completion, definition and renaming by sourcekit-lsp, findings and fixes by both, on one line, with the configuration of
;; editors/emacs.  Expects STATEWISE_CONFIGURATION; ends with status 0, or prints what went wrong and ends with 1.

;;; Code:

(package-initialize)
(require 'cl-lib)
(load (getenv "STATEWISE_CONFIGURATION") nil t)

(defun beside-fail (format &rest arguments)
  "Say what went wrong, as FORMAT with ARGUMENTS, and end."
  (princ (concat "  " (apply #'format format arguments) "\n"))
  (kill-emacs 1))

(defun beside-wait (what predicate)
  "Let Emacs work until PREDICATE answers something, and return that.  WHAT is for people."
  (let ((deadline (+ (float-time) 120)) result)
    (while (and (not (setq result (funcall predicate))) (< (float-time) deadline))
      (read-event nil nil 0.05))
    (or result (beside-fail "Timed out waiting for %s. Shown: %S" what (flymake-diagnostics)))))

(defun beside-sources (&optional line)
  "Whose diagnostics are shown, on LINE or anywhere."
  (flymake-start)
  (mapcar (lambda (diagnostic)
            (if (string-match-p "statewise" (flymake-diagnostic-text diagnostic)) 'ours 'theirs))
          (cl-remove-if-not
           (lambda (diagnostic)
             (or (not line) (= (1- (line-number-at-pos (flymake-diagnostic-beg diagnostic))) line)))
           (flymake-diagnostics))))

(defun beside-go (line column)
  "Put point at LINE and COLUMN, from zero."
  (goto-char (point-min))
  (forward-line line)
  (forward-char column))

(defun beside-ask (method &rest members)
  "The server's answer to METHOD at point, with MEMBERS; nil for an error."
  (ignore-errors
    (jsonrpc-request (eglot-current-server) method (append (eglot--TextDocumentPositionParams) members))))

(defun beside-line (line)
  "The text of LINE."
  (save-excursion (beside-go line 0) (buffer-substring-no-properties (point) (line-end-position))))

(condition-case error
    (progn
      (find-file "Counter.swift")
      (call-interactively #'eglot)
      (beside-wait "findings of both on one line"
                   (lambda () (let ((sources (beside-sources 5))) (and (memq 'ours sources) (memq 'theirs sources)))))
      (beside-go 6 52)
      (beside-wait "completions"
                   (lambda ()
                     (cl-find "y" (append (let ((answer (beside-ask :textDocument/completion)))
                                            (if (vectorp answer) answer (plist-get answer :items)))
                                          nil)
                              :key (lambda (item) (plist-get item :label)) :test #'equal)))
      (beside-go 6 24)
      (beside-wait "a definition"
                   (lambda ()
                     (let ((answer (beside-ask :textDocument/definition)))
                       (and (> (length answer) 0)
                            (= 3 (plist-get (plist-get (plist-get (elt answer 0) :range) :start) :line))))))
      ;; What the menu of actions offers on the line, and taking ours.
      (beside-go 5 28)
      (let (offered)
        (beside-wait
         "actions of both"
         (lambda ()
           (cl-letf (((symbol-function 'completing-read)
                      (lambda (_prompt items &rest _) (setq offered (mapcar #'car items)) (signal 'quit nil))))
             (let ((last-nonmenu-event ?a))
               (condition-case nil (call-interactively #'eglot-code-actions) (quit nil) (error nil))))
           (and (member "Make 'count' private" offered)
                (cl-some (lambda (title) (string-match-p "Number Literal" title)) offered)))))
      (beside-go 5 15)
      (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "Make 'count' private")))
        (let ((last-nonmenu-event ?a)) (call-interactively #'eglot-code-actions)))
      (beside-wait "our fix"
                   (lambda () (equal (beside-line 5) "    @State private var count: Int = 0x10 + missing")))
      (eglot--signal-textDocument/didChange)
      (beside-wait "theirs alone"
                   (lambda () (let ((sources (beside-sources))) (and (memq 'theirs sources) (not (memq 'ours sources))))))
      (beside-go 6 16)
      (beside-wait "a renaming"
                   (lambda ()
                     (ignore-errors (eglot-rename "spot"))
                     (equal (beside-line 6) "    func draw(_ spot: Point) -> Int { return spot.x }")))
      (eglot-shutdown (eglot-current-server)))
  (error (beside-fail "%S" error)))
(set-buffer-modified-p nil)
(kill-emacs 0)
;;; emacs-beside-as-one.el ends here
