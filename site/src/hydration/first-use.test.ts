// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import firstUse from './first-use.ts';

const FORM =
  '<astro-island ssr><form><div role="alert"></div><input name="email"><button type="submit" disabled aria-busy="false">Go</button></form></astro-island>';

/** Does what Astro does when it hydrates an island. */
function wakeUp(island: Element): void {
  island.removeAttribute('ssr');
  island.dispatchEvent(new Event('astro:hydrate'));
}

/** Renders a form in an island that `hydrate` hydrates; returns its parts. */
function renderForm(hydrate: (island: Element) => void = wakeUp) {
  document.body.innerHTML = FORM;
  const [island, input, button] = ['astro-island', 'input', 'button'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  if (!island || !input || !(button instanceof HTMLButtonElement)) throw new Error('the form is incomplete');
  const load = vi.fn(async () => async () => hydrate(island));
  firstUse(load, { name: 'Form', value: 'No connection' }, island);
  return { island, input, button, load };
}

describe('a form that wakes at its first use', () => {
  beforeEach(() => {
    delete document.documentElement.dataset['session'];
    history.replaceState(null, '', '/nl/login');
  });

  it('sleeps until then, with buttons that can be pressed', () => {
    const { button, load } = renderForm();
    expect(button.disabled).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'focusin', 'input', 'change'])('wakes once at %s', (type) => {
    const { input, load } = renderForm();
    for (const each of [type, type, 'change']) input.dispatchEvent(new Event(each, { bubbles: true }));
    expect(load).toHaveBeenCalledOnce();
  });

  it('wakes at once with a query or a session, and when another tab changes', () => {
    history.replaceState(null, '', '?expired');
    expect(renderForm().load).toHaveBeenCalledOnce();
    history.replaceState(null, '', '/nl/login');
    document.documentElement.dataset['session'] = '';
    expect(renderForm().load).toHaveBeenCalledOnce();
    delete document.documentElement.dataset['session'];
    const { load } = renderForm();
    dispatchEvent(new Event('storage'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('carries out a press that came too early, once', async () => {
    const { island, button } = renderForm();
    const submit = vi.fn<(event: Event) => void>();
    for (let times = 0; times < 2; times += 1) button.click();
    expect(button.getAttribute('aria-busy')).toBe('true');
    island.addEventListener('submit', submit);
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(button.getAttribute('aria-busy')).toBe('false');
  });

  it('says that the script does not arrive, and tries again at the next use', async () => {
    let isConnected = false;
    const { island, input, button, load } = renderForm((each) => {
      if (isConnected) wakeUp(each);
    });
    const submit = vi.fn<(event: Event) => void>();
    const readAlerts = () =>
      [...island.querySelectorAll('[role="alert"]')].map((one) => one.textContent).join('');
    island.addEventListener('submit', submit);
    button.click();
    await vi.waitFor(() => expect(readAlerts()).toBe('No connection'));
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-busy')).toBe('false');
    isConnected = true;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(island.hasAttribute('ssr')).toBe(false));
    expect(readAlerts()).toBe('');
    expect(load).toHaveBeenCalledTimes(2);
    expect(submit).toHaveBeenCalledOnce();
  });
});
