// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import inReach from './in-reach.ts';

/** Renders a form with `client:in-reach`; returns its field, its loader, and a function that scrolls it in or out. */
function renderForm(isConnected = () => true) {
  document.body.innerHTML =
    '<astro-island ssr><form><textarea></textarea><button type="submit" disabled>Go</button></form></astro-island>';
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
  const load = vi.fn(async () => async () => void (isConnected() && island.removeAttribute('ssr')));
  inReach(load, { name: 'Form', value: 'No connection' }, island);
  return { field, load, observers };
}

it('a form that wakes in reach sleeps until its part of the window has it', () => {
  const { load, observers } = renderForm();
  expect(observers.map(({ margin }) => margin)).toEqual(['0px 0px -40%']);
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

// Regression: the button stayed disabled for good, without a word.
it.each(['focusin', 'input', 'online', 'scroll'])(
  'a form that wakes in reach says that its script does not arrive, and tries again at %s',
  async (use) => {
    let isConnected = false;
    const { field, load, observers } = renderForm(() => isConnected);
    observers[0]?.scroll(true);
    const listAlerts = () => [...document.querySelectorAll('[role="alert"]')].map((one) => one.textContent);
    await vi.waitFor(() => expect(listAlerts()).toEqual(['No connection']));
    isConnected = true;
    if (use === 'scroll') observers[0]?.scroll(true);
    else field.dispatchEvent(new Event(use, { bubbles: true }));
    await vi.waitFor(() => expect(document.querySelector('[ssr]')).toBeNull());
    expect(listAlerts()).toEqual([]);
    expect(load).toHaveBeenCalledTimes(2);
  },
);
