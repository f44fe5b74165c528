import type { Live } from '#api/sharing/contract.ts';

/** Reads a campaign's public figures, without cookies, so that the edge can answer from its cache. */
export async function readLive(slug: string): Promise<Live | undefined> {
  try {
    const response = await fetch(`/api/campaigns/by-slug/${slug}/live`, { credentials: 'omit' });
    const body: unknown = response.ok ? await response.json() : undefined;
    return isReply(body) ? body.doc : undefined;
  } catch {
    return undefined;
  }
}

// The response comes from our own origin, so only its shape is checked.
export const isReply = (body: unknown): body is { readonly doc: Live } =>
  body instanceof Object && 'doc' in body;
