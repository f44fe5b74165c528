import { USUAL_FOCAL } from '#api/media/focal-rules.ts';
import type { Media } from '#api/media/contract.ts';

/** Returns a stored picture. */
export const createPicture = (changes: Partial<Media> = {}): Media => ({
  id: 'm1',
  url: '/x',
  filename: 'x.webp',
  width: 800,
  height: 800,
  focal: USUAL_FOCAL,
  alt: '',
  caption: null,
  mimeType: 'image/webp',
  updatedAt: '2026-11-21T10:00:00.000Z',
  ...changes,
});
