import type { ClientDirective } from 'astro';

/**
 * `client:after-load` hydrates an island once the page and its pictures have loaded, so that its script does not
 * compete with the first window.
 */
const afterLoad: ClientDirective = (load) => {
  const hydrate = () => void load().then((wake) => wake());
  if (document.readyState === 'complete') hydrate();
  else addEventListener('load', hydrate, { once: true });
};

export default afterLoad;
