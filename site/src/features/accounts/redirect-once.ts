/** Pause between two redirects to the login page (RULES.md, "Numbers"). */
const REDIRECT_DEBOUNCE_MS = 2000;

/**
 * A redirect that happens at once, and then not again for {@link REDIRECT_DEBOUNCE_MS}, however many calls find
 * at the same time that the session is over.
 */
export function redirectOnce(go: (path: string) => void, now: () => number = Date.now) {
  let last = Number.NEGATIVE_INFINITY;
  return (path: string): void => {
    if (now() - last < REDIRECT_DEBOUNCE_MS) return;
    last = now();
    go(path);
  };
}
