import type { ClientDirective } from 'astro';

/**
 * `client:in-reach="0px 0px -40%"` hydrates an island once it is scrolled into this part of the window, or once it has
 * the focus: a focused field may be below that part, and its form has to work then.
 */
const inReach: ClientDirective = (load, { value }, el) => {
  const hydrate = () => {
    observer.disconnect();
    el.removeEventListener('focusin', hydrate);
    void load().then((wake) => wake());
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
    },
    { rootMargin: value },
  );
  for (const child of el.children) observer.observe(child);
  el.addEventListener('focusin', hydrate);
};

export default inReach;
