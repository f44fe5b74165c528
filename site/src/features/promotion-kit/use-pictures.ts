import { useEffect, useState } from 'react';
import { drawPicture } from '../sharing/pictures/draw-picture.ts';
import { encodeLink } from './encode-link.ts';
import type { Kit } from './to-kit.ts';

/** The pictures of a kit, in the order shown. */
export const PICTURE_NAMES = ['story', 'square'] as const;

export type KitCampaign = Parameters<typeof drawPicture>[0]['campaign'] & { readonly slug: string };

/** Draws a kit's pictures, again on `retry`; `urls` is undefined until they are there. */
export function usePictures(
  campaign: KitCampaign,
  { words, links }: Kit,
): {
  readonly urls: readonly string[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} {
  const [urls, setUrls] = useState<readonly string[]>();
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const drawn: string[] = [];
    const code = encodeLink(links.share);
    Promise.all(
      PICTURE_NAMES.map((layout) => drawPicture({ layout, words, campaign, code, mimeType: 'image/png' })),
    ).then(
      (pictures) => {
        if (!isCurrent) return;
        drawn.push(...pictures.map((picture) => URL.createObjectURL(picture)));
        setUrls(drawn);
      },
      (error: unknown) => {
        console.warn('No picture was drawn', error);
        if (isCurrent) setFailedAttempt(attempt);
      },
    );
    return () => {
      isCurrent = false;
      drawn.forEach((url) => URL.revokeObjectURL(url));
    };
  }, [campaign, words, links, attempt]);
  return { urls, hasFailed: failedAttempt === attempt, retry: () => setAttempt((now) => now + 1) };
}
