import { FORM_ID, type FrameData } from './data.ts';

const LOOK_MS = 1000;

/**
 * Marks the page once its campaign takes no more answers: the form gives way to what the page says then, unless it shows
 * something that is shown once, or is under way (frame.css). A deadline passes by the clock of the server that made the
 * page; whether the campaign ended earlier is looked up whenever the visitor comes back to the page.
 */
export function followEnd({ campaign: { subscriptionDeadline: end }, servedAt }: FrameData): void {
  const closesAt = end === null ? Infinity : new Date(end).getTime() + Date.now() - servedAt;
  const timer = setInterval(() => {
    if (Date.now() >= closesAt) showEnd();
  }, LOOK_MS);
  document.addEventListener('visibilitychange', showEarlyEnd);

  function showEnd(): void {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', showEarlyEnd);
    document.querySelector('.widget')?.setAttribute('data-campaign', 'over');
    const status = document.querySelector('.widget > [role=status]');
    if (status) status.textContent = document.querySelector('[data-once-over] h2')?.textContent ?? '';
  }

  function showEarlyEnd(): void {
    if (document.hidden) return;
    void readEarlyEnd().then((words) => {
      if (!words) return;
      document.querySelector('[data-once-over]')?.replaceChildren(...words);
      showEnd();
    });
  }
}

/** Reads what this page says by now where it has no form any more; undefined while it has one, or cannot be read. */
async function readEarlyEnd(): Promise<NodeListOf<ChildNode> | undefined> {
  try {
    const response = await fetch(window.location.href, { cache: 'no-cache' });
    if (!response.ok) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const isOpen = page.getElementById(FORM_ID)?.dataset['open'] !== undefined;
    return isOpen ? undefined : page.querySelector('.sf-ending')?.childNodes;
  } catch {
    return undefined;
  }
}
