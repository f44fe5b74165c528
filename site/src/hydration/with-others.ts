import type { ClientDirective } from 'astro';

/**
 * `client:with-others` wakes an island once another one of the page has woken up: what only they need, such as the
 * region of toasts, loads no script before theirs.
 */
const withOthers: ClientDirective = (load) => {
  const hydrate = () => void load().then((wake) => wake());
  if (document.querySelector('astro-island:not([ssr])')) hydrate();
  // It does not bubble.
  else document.addEventListener('astro:hydrate', hydrate, { once: true, capture: true });
};

export default withOthers;
