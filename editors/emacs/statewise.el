;;; statewise.el --- Statewise as a language server for Swift -*- lexical-binding: t -*-

;; Copy this file to a folder in your `load-path', and add this to your init file:
;;     (require 'statewise)
;;     (add-hook 'swift-mode-hook #'eglot-ensure)
;;     (add-hook 'swift-ts-mode-hook #'eglot-ensure)

;;; Code:

(require 'eglot)

;; Without swift-mode or swift-ts-mode, Emacs has no mode for Swift, and Eglot needs one.
(unless (or (fboundp 'swift-mode) (fboundp 'swift-ts-mode))
  (define-derived-mode swift-mode prog-mode "Swift"
    (setq-local comment-start "// "))
  (add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode)))

;; Eglot connects each buffer to one server only: Statewise starts sourcekit-lsp, if there is one, and the two answer as
;; one server.
(add-to-list 'eglot-server-programs
             `((swift-mode swift-ts-mode)
               . ("statewise" "lsp" ,@(when (executable-find "sourcekit-lsp") '("--beside" "sourcekit-lsp")))))

(defun statewise-fix-all ()
  "Apply all safe fixes in the current buffer."
  (interactive)
  (condition-case problem
      (statewise--fix-all)
    (error
     (unless (string-match-p "code actions here" (error-message-string problem))
       (signal (car problem) (cdr problem)))
     (message "Statewise: There are no safe fixes in this buffer"))))

(defun statewise--fix-all ()
  "Apply all safe fixes in the current buffer; signal an error if there are none."
  ;; Eglot sends edits after a pause in typing, and people save without one.
  (when (fboundp 'eglot--signal-textDocument/didChange)
    (eglot--signal-textDocument/didChange))
  (eglot-code-actions (point-min) (point-max) "source.fixAll.statewise" t))

(defun statewise--fix-before-save ()
  "Apply the safe fixes, silently if there are none or no server is running."
  (when (eglot-managed-p)
    (condition-case problem
        (statewise--fix-all)
      ;; The server failed or did not respond in time.  The file is still saved.
      (jsonrpc-error (message "Statewise: Nothing was fixed: %s"
                              (or (alist-get 'jsonrpc-error-message (cdr problem)) problem)))
      (error nil))))

(define-minor-mode statewise-fix-on-save-mode
  "Apply all safe fixes in the buffer before it is saved."
  :lighter nil
  (if statewise-fix-on-save-mode
      (add-hook 'before-save-hook #'statewise--fix-before-save nil t)
    (remove-hook 'before-save-hook #'statewise--fix-before-save t)))

(provide 'statewise)
;;; statewise.el ends here
