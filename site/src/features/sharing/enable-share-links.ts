// Without imports, so that it is inlined in the page and costs no request.

/** How long a copy button confirms that it has copied. */
const COPIED_MS = 1000;

for (const section of document.querySelectorAll<HTMLElement>('[data-share]')) {
  const { share: url = '', text = '' } = section.dataset;
  const sheet = section.querySelector<HTMLButtonElement>('[data-share-sheet]');
  const copy = section.querySelector<HTMLButtonElement>('[data-share-copy]');
  if (sheet && 'share' in navigator) {
    sheet.hidden = false;
    sheet.onclick = () =>
      void navigator.share({ text: text.replace(url, '').trim(), url }).catch(() => undefined);
  }
  if (copy && 'clipboard' in navigator) {
    copy.hidden = false;
    copy.onclick = () => void copyLink(copy, url);
  }
}

/** Copies an address, and confirms it on the button for a second. */
async function copyLink(button: HTMLButtonElement, url: string): Promise<void> {
  const label = button.querySelector('span');
  const { shareCopy: copied = '' } = button.dataset;
  const text = label?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(url);
  } catch (error) {
    console.warn('copying was refused', error);
    return;
  }
  if (!label || text === copied) return;
  label.textContent = copied;
  setTimeout(() => (label.textContent = text), COPIED_MS);
}

// Makes this file a module, so that its names are local.
export {};
