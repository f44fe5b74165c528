import { createRoot } from 'react-dom/client';
import { showOwnTimes } from './client/own-time.ts';
import { DATA_ID, FORM_ID, readFrameData, type FrameData } from './frame/data.ts';
import { Frame } from './frame/Frame.tsx';
import { connectToLoader } from './frame/loader-channel.ts';

/** Largest height that a frame asks for, in pixels. */
const HEIGHT_MAX = 9999;

const root = document.getElementById(FORM_ID);
const data = readFrameData();
if (!root || !data) throw new Error(`this page has no #${FORM_ID} with #${DATA_ID}`);

// By the object model, which a policy against inline styles allows.
for (const [name, value] of Object.entries(data.accent)) root.style.setProperty(name, value);
const loader = connectToLoader(() => {
  observeHeight(document.body, (px) => loader.send({ type: 'height', value: `${px}` }));
});
// The loader puts the ticket of a returning visitor in the fragment, which no server sees.
const ticket = window.location.hash.slice(1);
showOwnTimes();
createRoot(root).render(<Frame data={data} loader={loader} ticket={ticket} />);
if (data.isOpen) followEnd(data);
window.addEventListener('load', () => {
  document.documentElement.dataset['loaded'] = '';
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') loader.send({ type: 'close', value: '' });
});

/**
 * Reports the height of an element whenever it changes. It depends only on the frame's width, so that a frame that
 * takes the reported height does not grow again.
 */
function observeHeight(element: HTMLElement, onChange: (px: number) => void): void {
  let lastHeight = 0;
  const observer = new ResizeObserver(() => {
    const px = Math.min(HEIGHT_MAX, Math.ceil(element.getBoundingClientRect().height));
    if (px === lastHeight) return;
    lastHeight = px;
    onChange(px);
  });
  observer.observe(element);
}

const LOOK_MS = 1000;

/**
 * Marks the page once its campaign takes no more answers: the form gives way to what the page says then, unless it shows
 * something that is shown once, or is under way (frame.css). A deadline passes by the clock of the server that made the
 * page; whether the campaign ended earlier is looked up whenever the visitor comes back to the page.
 */
function followEnd({ campaign: { subscriptionDeadline: end }, servedAt }: FrameData): void {
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
