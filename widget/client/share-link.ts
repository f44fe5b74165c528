/** What is shared: a chat text that contains the address, and the address alone. */
export type SharedLink = { readonly text: string; readonly url: string };

/** Returns the address that opens WhatsApp with a text. */
export function toWhatsAppUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Returns whether the system has a share sheet. */
export function hasShareSheet(): boolean {
  return typeof navigator !== 'undefined' && 'share' in navigator;
}

/** Opens the system's share sheet, with a picture if supported; closing it without sharing is not a failure. */
export async function openShareSheet({ text, url }: SharedLink, picture?: File): Promise<void> {
  const link = { text: text.replace(url, '').trim(), url };
  const whole = picture && { ...link, files: [picture] };
  try {
    await navigator.share(whole && navigator.canShare(whole) ? whole : link);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.warn('The share sheet refused', error);
  }
}
