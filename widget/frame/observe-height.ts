/** Largest height that a frame asks for, in pixels. */
const HEIGHT_MAX = 9999;

/**
 * Tells the height of an element whenever it changes. What is told depends on the frame's width alone, since nothing
 * in it is measured by the height of the window: a frame that grows as told does not grow again.
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
