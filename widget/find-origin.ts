/** The loader's own address. */
const LOADER = 'script[src*="/embed/v1."]';
const BUNDLE = 'script[data-origin]';

/**
 * Returns the script that contains the loader; null if there is none. The browser tells a classic script its own
 * element, but not a module, and a partner's own bundle is not ours.
 */
export function findScript(current: Element | null): Element | null {
  return current?.matches(`${LOADER},${BUNDLE}`)
    ? current
    : (document.querySelector(LOADER) ?? document.querySelector(BUNDLE));
}

/**
 * Returns the origin of an element's frame: from the element, else from the script, else from the link inside; empty
 * while none of them names one. A value without a scheme would name the partner's own origin.
 */
export function findOrigin(element: Element, script: Element | null): string {
  const href = [
    element.getAttribute('origin'),
    script?.getAttribute('data-origin'),
    script?.closest<HTMLScriptElement>(LOADER)?.src,
    element.querySelector<HTMLAnchorElement>('a[href^=http]')?.href,
  ].find((each) => each?.startsWith('http'));
  return href ? Object.assign(document.createElement('a'), { href }).origin : '';
}
