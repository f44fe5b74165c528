import type { ClientDirective } from 'astro';
import { wakeOnUse } from './wake-on-use.ts';

/** The upper part of the window: on a phone, the form's script is not to load with the first screen. */
const REACH = '0px 0px -40%';

/**
 * `client:in-reach` hydrates a form once it is scrolled into reach or used: a focused field may be below, and its form
 * has to work then. If the script fails to load, the form shows the directive's value.
 */
const inReach: ClientDirective = (load, { value }, island) => {
  const wake = wakeOnUse(load, island, value);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
    },
    { rootMargin: REACH },
  );
  for (const child of island.children) observer.observe(child);
};

export default inReach;
