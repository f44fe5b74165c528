import type { ClientDirective } from 'astro';
import { DRAFT_KEY } from '#widget/client/storage.ts';
import { wakeOnUse } from './wake-on-use.ts';

/**
 * `client:first-use` hydrates a form when a person begins to use it, so that merely viewing the page runs none of its
 * script. Its buttons are enabled from the start, and the first press before hydration is replayed afterwards;
 * first-paint.ts does the same for buttons that do not submit. A session, a query or a draft, which are not in the
 * server's HTML, and a change in another tab hydrate it without use. If the script fails to load, the form shows the
 * directive's value, and the next use retries.
 */
const firstUse: ClientDirective = (load, { value }, island) => {
  const buttons = [...island.querySelectorAll<HTMLButtonElement>('button:disabled')];
  const isAsleep = () => island.hasAttribute('ssr');
  let submitter: HTMLElement | null = null;

  const wake = wakeOnUse(load, island, value, (isAwake) => {
    for (const button of buttons) button.setAttribute('aria-busy', 'false');
    // On a click React flushes pending updates at once, on a submit event it does not.
    if (isAwake) submitter?.click();
    submitter = null;
  });

  for (const button of buttons) button.disabled = false;
  island.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[aria-busy]');
    if (button && isAsleep()) button.setAttribute('aria-busy', 'true');
  });
  island.addEventListener('submit', (event) => {
    if (!isAsleep()) return;
    event.preventDefault();
    submitter ??= event.submitter;
  });
  addEventListener('storage', wake, { once: true });
  if (location.search || 'session' in document.documentElement.dataset || hasDraft()) wake();
};

function hasDraft(): boolean {
  try {
    return `${DRAFT_KEY}words-${location.pathname.slice('/nl/'.length)}` in sessionStorage;
  } catch {
    // If storage is blocked, nothing has been stored.
    return false;
  }
}

export default firstUse;
