;;; statewise.el --- Statewise as a language server for Swift -*- lexical-binding: t -*-

;; Load this file from your init file; then `M-x eglot' in a Swift buffer starts Statewise.

;;; Code:

(require 'eglot)

;; Without one of the packages for Swift, Emacs has no mode for it and eglot no language to name.
(unless (or (fboundp 'swift-mode) (fboundp 'swift-ts-mode))
  (define-derived-mode swift-mode prog-mode "Swift"
    (setq-local comment-start "// "))
  (add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode)))

(add-to-list 'eglot-server-programs '((swift-mode swift-ts-mode) . ("statewise" "lsp")))

(defun statewise-fix-all ()
  "Apply all fixes that are proven safe to the current buffer."
  (interactive)
  (eglot-code-actions (point-min) (point-max) "source.fixAll.statewise" t))

(provide 'statewise)
;;; statewise.el ends here
