import { describe, expect, it } from 'vitest';
import { findOrigin, findScript } from './find-origin.ts';

const OURS = 'https://powerhour.example';
const LINK = `<a href="${OURS}/en/campaigns/soup">Take part</a>`;

/** Returns the origin that an element finds on a page with this head. */
function find(head: string, { attributes = '', link = '', isKnown = false } = {}): string {
  // The test document would otherwise load the scripts.
  document.head.innerHTML = head.replaceAll('<script', '<script type="inert"');
  document.body.innerHTML = `<power-hour-subscribe ${attributes}>${link}</power-hour-subscribe>`;
  const element = document.querySelector('power-hour-subscribe');
  const current = isKnown ? document.head.querySelector('script:last-of-type') : null;
  return element ? findOrigin(element, findScript(current)) : 'no element';
}

describe('the loader finds where it is from', () => {
  it.each([
    ['/embed/v1.js', true],
    ['/embed/v1.js', false],
    ['/embed/v1.bbfa2e6de395.js?x', false],
  ])('as %s, whether the browser says which script it is: %j', (path, isKnown) => {
    expect(find(`<script src="${OURS}${path}"></script>`, { isKnown })).toBe(OURS);
  });

  it('as the element says before the script, and as the script says before its own address', () => {
    const proxied = `<script src="https://charity.example/embed/v1.js" data-origin="${OURS}"></script>`;
    expect(find(proxied)).toBe(OURS);
    const other = 'https://other.example';
    expect(find(proxied, { attributes: `origin="${other}/x"`, link: LINK })).toBe(other);
  });

  // Regression: the partner's own page was framed.
  it.each(['localhost:8847', 'powerhour.example', 'javascript:0'])('and not from %j', (origin) => {
    const script = `<script src="${OURS}/embed/v1.js" data-origin="${origin}"></script>`;
    expect(find(script, { attributes: `origin="${origin}"` })).toBe(OURS);
    const bundle = `<script src="/bundle.js" data-origin="${origin}"></script>`;
    expect(find(bundle, { link: LINK })).toBe(OURS);
  });

  it('not from a script of another product that also has an origin', () => {
    const other = '<script data-origin="https://statistics.example"></script>';
    expect(find(`${other}<script src="${OURS}/embed/v1.js"></script>`)).toBe(OURS);
  });

  it.each(['', '<a>Take part</a>', '<a href="mailto:we@charity.example">Write</a>'])(
    'or nothing, without script and with the content %j',
    (link) => {
      expect(find('<script src="https://charity.example/app.js"></script>', { link })).toBe('');
    },
  );
});
