/** The loader's own address. */
const LOADER = 'script[src*="/embed/v1."]';
const BUNDLE = 'script[data-origin]';

/**
 * Returns the script that brought the loader; null where none names us. The browser tells a classic script which one it
 * is, but not a module, and a partner's own bundle is not ours.
 */
export function findScript(current: Element | null): Element | null {
  return current?.matches(`${LOADER},${BUNDLE}`)
    ? current
    : (document.querySelector(LOADER) ?? document.querySelector(BUNDLE));
}

/**
 * Returns the origin that an element's frame comes from: as the element says, else the script, else where the link inside
 * leads. Empty while nothing names one.
 */
export function findOrigin(element: Element, script: Element | null): string {
  const href =
    element.getAttribute('origin') ||
    script?.getAttribute('data-origin') ||
    script?.getAttribute('src') ||
    element.querySelector<HTMLAnchorElement>('a[href^=http]')?.href;
  return href ? Object.assign(document.createElement('a'), { href }).origin : '';
}
