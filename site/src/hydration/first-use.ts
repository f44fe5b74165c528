import type { ClientDirective } from 'astro';
import { DRAFT_KEY } from '#widget/client/storage.ts';

const USES = ['pointerdown', 'focusin', 'input', 'change', 'click', 'submit'];

/**
 * `client:first-use` wakes a form when the person begins to use it: a page that is only looked at runs none of its
 * script. Its buttons can be pressed from the start, and the first press that comes too early is carried out once the
 * script is there; first-paint.ts does the same for buttons that do not submit. A session, a query or a draft, which the
 * server's HTML knows nothing of, and a change in another tab wake it without being used. Where the script does not
 * arrive, the form shows the directive's value, and the next use tries again.
 */
const firstUse: ClientDirective = (load, { value }, island) => {
  const buttons = [...island.querySelectorAll<HTMLButtonElement>('button:disabled')];
  const failure = island.querySelector('[role="alert"]');
  const isAsleep = () => island.hasAttribute('ssr');
  let submitter: HTMLElement | null = null;
  let isWaking = false;

  const hydrate = async (): Promise<void> => {
    const hydrateIsland = await load();
    failure?.replaceChildren();
    await hydrateIsland();
    isWaking = !isAsleep();
    if (isWaking) return;
    showIdle();
    submitter = null;
    failure?.insertAdjacentHTML('beforeend', '<p class="notice notice-error"></p>');
    failure?.firstElementChild?.append(value);
  };
  const showIdle = () => buttons.forEach((button) => button.setAttribute('aria-busy', 'false'));
  const wake = (): void => {
    if (!isWaking) void hydrate();
    isWaking = true;
  };

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
  const replay = () => {
    showIdle();
    // At a click React renders at once what it has put off, at a submit it does not.
    submitter?.click();
  };
  island.addEventListener('astro:hydrate', replay, { once: true });
  for (const use of USES) island.addEventListener(use, wake);
  addEventListener('storage', wake, { once: true });
  if (location.search || 'session' in document.documentElement.dataset || hasDraft()) wake();
};

function hasDraft(): boolean {
  try {
    return `${DRAFT_KEY}words-${location.pathname.slice('/nl/'.length)}` in sessionStorage;
  } catch {
    // What blocks storage has stored nothing.
    return false;
  }
}

export default firstUse;
