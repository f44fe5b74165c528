import type { ClientDirective } from 'astro';

/**
 * `client:after-load` wakes an island once the page and its pictures are there: what the first window shows does not
 * compete with the island's script.
 */
const afterLoad: ClientDirective = (load) => {
  const hydrate = () => void load().then((wake) => wake());
  if (document.readyState === 'complete') hydrate();
  else addEventListener('load', hydrate, { once: true });
};

export default afterLoad;
