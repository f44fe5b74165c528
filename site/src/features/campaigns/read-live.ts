import type { Live } from '#api/sharing/contract.ts';

/** Reads a campaign's figures as everyone gets them, without cookies, so that the edge answers. */
export async function readLive(slug: string): Promise<Live | undefined> {
  try {
    const response = await fetch(`/api/campaigns/by-slug/${slug}/live`, { credentials: 'omit' });
    const body: unknown = response.ok ? await response.json() : undefined;
    return isReply(body) ? body.doc : undefined;
  } catch {
    return undefined;
  }
}

// It comes from our own origin: only its shape is checked.
export const isReply = (body: unknown): body is { readonly doc: Live } =>
  body instanceof Object && 'doc' in body;
