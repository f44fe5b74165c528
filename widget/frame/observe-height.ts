/** Largest height that a frame asks for, in pixels. */
const HEIGHT_MAX = 9999;

/**
 * Reports the height of an element whenever it changes. It depends only on the frame's width, so that a frame that
 * takes the reported height does not grow again.
 */
export function observeHeight(element: HTMLElement, onChange: (px: number) => void): void {
  let lastHeight = 0;
  const observer = new ResizeObserver(() => {
    const px = Math.min(HEIGHT_MAX, Math.ceil(element.getBoundingClientRect().height));
    if (px === lastHeight) return;
    lastHeight = px;
    onChange(px);
  });
  observer.observe(element);
}
