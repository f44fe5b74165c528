// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import inReach from './in-reach.ts';

const MARGIN = '0px 0px -40%';

/** Renders a form with `client:in-reach`; returns its field, its loader, and a function that scrolls it in or out. */
function renderForm() {
  document.body.innerHTML = '<astro-island><form><textarea></textarea></form></astro-island>';
  const [island, field] = ['astro-island', 'textarea'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  if (!island || !field) throw new Error('the form is incomplete');
  const observers: { readonly margin: unknown; readonly scroll: (isIntersecting: boolean) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(see: (entries: readonly unknown[]) => void, { rootMargin }: IntersectionObserverInit) {
        observers.push({ margin: rootMargin, scroll: (isIntersecting) => see([{ isIntersecting }]) });
      }
    },
  );
  const load = vi.fn(async () => async () => undefined);
  inReach(load, { name: 'Form', value: MARGIN }, island);
  return { field, load, observers };
}

it('a form that wakes in reach sleeps until its part of the window has it', () => {
  const { load, observers } = renderForm();
  expect(observers.map(({ margin }) => margin)).toEqual([MARGIN]);
  observers[0]?.scroll(false);
  expect(load).not.toHaveBeenCalled();
  observers[0]?.scroll(true);
  expect(load).toHaveBeenCalledOnce();
});

it('a form that wakes in reach wakes once when the keyboard comes to a field below that part', () => {
  const { field, load } = renderForm();
  for (let times = 0; times < 2; times += 1) field.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(load).toHaveBeenCalledOnce();
});
