import { atom } from 'nanostores';

/** Default duration of a toast (RULES.md, "Numbers"). */
const TOAST_DURATION_MS = 3000;
/** Duration of a toast about a form, as the one to donate (RULES.md, "Numbers"). */
const FORM_TOAST_MS = 4000;

export type Toast = { id: number; kind: 'success' | 'error'; text: string; durationMs: number };

/** The toasts on screen, oldest first. Shared by every island of a page; ToastRegion shows them. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a message for a while; the region counts down and pauses while a person reads. The same text is shown only
 * once, and an error replaces what is shown.
 */
export function showToast(kind: Toast['kind'], text: string, durationMs = TOAST_DURATION_MS): void {
  lastId += 1;
  const others = $toasts.get().filter((toast) => kind !== 'error' && toast.text !== text);
  $toasts.set([...others, { id: lastId, kind, text, durationMs }]);
}

/** Shows the result of a form or of one of its fields. */
export const showFormToast = (kind: Toast['kind'], text: string): void =>
  showToast(kind, text, FORM_TOAST_MS);

/** Removes a toast. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Removes the errors, once the person starts to correct their cause. */
export function dismissErrorToasts(): void {
  if ($toasts.get().some(({ kind }) => kind === 'error'))
    $toasts.set($toasts.get().filter(({ kind }) => kind !== 'error'));
}
