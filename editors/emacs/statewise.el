;;; statewise.el --- Statewise as a language server for Swift -*- lexical-binding: t -*-

;; Put this file into your `load-path', and add to your init file:
;;     (require 'statewise)
;;     (add-hook 'swift-mode-hook #'eglot-ensure)

;;; Code:

(require 'eglot)

;; Without one of the packages for Swift, Emacs has no mode for it and eglot no language to name.
(unless (or (fboundp 'swift-mode) (fboundp 'swift-ts-mode))
  (define-derived-mode swift-mode prog-mode "Swift"
    (setq-local comment-start "// "))
  (add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode)))

;; Eglot runs one server for a buffer: where there is sourcekit-lsp, Statewise starts it and is one with it.
(add-to-list 'eglot-server-programs
             `((swift-mode swift-ts-mode)
               . ("statewise" "lsp" ,@(when (executable-find "sourcekit-lsp") '("--beside" "sourcekit-lsp")))))

(defun statewise-fix-all ()
  "Apply all fixes that are proven safe to the current buffer."
  (interactive)
  ;; Eglot sends what was typed when its user pauses, and no one pauses before saving.
  (when (fboundp 'eglot--signal-textDocument/didChange)
    (eglot--signal-textDocument/didChange))
  (eglot-code-actions (point-min) (point-max) "source.fixAll.statewise" t))

(defun statewise--fix-before-save ()
  "Apply the safe fixes; where there are none, or no server, there is nothing to say."
  (when (eglot-managed-p)
    (ignore-errors (statewise-fix-all))))

(define-minor-mode statewise-fix-on-save-mode
  "Apply all fixes that are proven safe whenever the buffer is written."
  :lighter nil
  (if statewise-fix-on-save-mode
      (add-hook 'before-save-hook #'statewise--fix-before-save nil t)
    (remove-hook 'before-save-hook #'statewise--fix-before-save t)))

(provide 'statewise)
;;; statewise.el ends here
