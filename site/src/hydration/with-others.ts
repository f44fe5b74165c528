import type { ClientDirective } from 'astro';

/**
 * `client:with-others` hydrates an island once another island of the page is hydrated: what only serves other islands,
 * such as the toast region, loads no script before theirs.
 */
const withOthers: ClientDirective = (load) => {
  const hydrate = () => void load().then((wake) => wake());
  if (document.querySelector('astro-island:not([ssr])')) hydrate();
  // The event does not bubble.
  else document.addEventListener('astro:hydrate', hydrate, { once: true, capture: true });
};

export default withOthers;
