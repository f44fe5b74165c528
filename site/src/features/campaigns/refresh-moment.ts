/** What hero and bar say about the visitor's moment: the same elements, in the same order, in each state. */
const PARTS = '.campaign-hero :is(.offer, .moment, .to-form), .take-part-bar > *';

/** Replaces what hero and bar say with what the server says now. The form, which may show credentials, stays. */
export async function refreshMoment(): Promise<void> {
  const response = await fetch(window.location.pathname).catch(() => undefined);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const parts = page.querySelectorAll(PARTS);
  document.querySelectorAll(PARTS).forEach((part, place) => part.replaceWith(parts[place] ?? part));
}
