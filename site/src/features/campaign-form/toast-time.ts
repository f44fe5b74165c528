/** How long the form's toasts stay (specification §9). */
export const FORM_TOAST_MS = 4000;
