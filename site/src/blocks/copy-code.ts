/** How long a copy button confirms that it has copied. */
const COPIED_MS = 1000;

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-copy]');
  if (button) void copy(button);
});

/** Copies the code beside a button and confirms it for a second; a second press copies again without a second confirmation. */
async function copy(button: HTMLElement): Promise<void> {
  const label = button.firstElementChild;
  const originalLabel = label?.textContent;
  const copied = button.dataset['copied'];
  const code = button.closest('[data-code]')?.querySelector('code')?.textContent;
  if (!label || !originalLabel || !copied || code === undefined) return;
  try {
    await navigator.clipboard.writeText(code);
  } catch (error) {
    console.warn('copying was refused', error);
    return;
  }
  if (originalLabel === copied) return;
  label.textContent = copied;
  setTimeout(() => (label.textContent = originalLabel), COPIED_MS);
}
