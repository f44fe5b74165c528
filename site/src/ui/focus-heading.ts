/** Moves the focus to the page's heading if the focused element has disappeared, such as a decided row. */
export function focusHeading(): void {
  if (document.activeElement === document.body) focus(findPageHeading());
}

/** The ref of a button that a press may remove: the focus then goes to the heading of its section, or of the page. */
export function keepFocus(button: HTMLElement | null): () => void {
  const part = button?.closest<HTMLElement>('dialog, section');
  return () => {
    // A dialog that closes gives the focus back itself.
    if (document.activeElement !== button || part?.matches('dialog')) return;
    focus(part?.querySelector<HTMLElement>('h1, h2, h3') ?? findPageHeading());
  };
}

const findPageHeading = () => document.querySelector<HTMLElement>('main h1');

function focus(heading: HTMLElement | null): void {
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
