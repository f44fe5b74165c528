import type { FrameData } from './data.ts';

const LOOK_MS = 1000;

/**
 * Marks the page once its campaign has closed: the form is replaced by the page's closing text, unless it shows
 * something that is shown only once, or is busy (frame.css). The deadline is measured by the clock of the server that
 * rendered the page; an earlier close is checked whenever the visitor returns to the page.
 */
export function followEnd({ subscriptionDeadline: end, servedAt }: FrameData): void {
  const closesAt = end === null ? Infinity : new Date(end).getTime() + Date.now() - servedAt;
  const following = new AbortController();
  const timer = setInterval(() => {
    if (Date.now() >= closesAt) showEnd();
  }, LOOK_MS);
  document.addEventListener('visibilitychange', () => void showEarlyEnd(), { signal: following.signal });

  function showEnd(): void {
    clearInterval(timer);
    following.abort();
    document.querySelector('.widget')?.setAttribute('data-campaign', 'over');
    const status = document.querySelector('.widget > [role=status]');
    if (status) status.textContent = document.querySelector('[data-once-over] h2')?.textContent ?? '';
  }

  async function showEarlyEnd(): Promise<void> {
    if (document.hidden) return;
    const response = await fetch(window.location.href, { cache: 'no-cache' }).catch(() => undefined);
    if (!response?.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const ending = page.querySelector('.sf-ending:not([data-once-over])');
    if (!ending) return;
    document.querySelector('[data-once-over]')?.replaceChildren(...ending.childNodes);
    showEnd();
  }
}
