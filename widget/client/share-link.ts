/** What is shared: a text for a chat, which holds the address, and the address by itself. */
export type SharedLink = { readonly text: string; readonly url: string };

/** Returns the address at which WhatsApp opens with a text. */
export function toWhatsAppUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Returns whether the system has a share sheet. */
export function hasShareSheet(): boolean {
  return typeof navigator !== 'undefined' && 'share' in navigator;
}

/** Opens the system's share sheet; closing it without sharing is not a failure. */
export async function openShareSheet({ text, url }: SharedLink): Promise<void> {
  try {
    await navigator.share({ text: text.replace(url, '').trim(), url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.warn('The share sheet refused', error);
  }
}
