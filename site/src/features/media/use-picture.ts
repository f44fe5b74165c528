import { useEffect, useState } from 'react';
import type { Media } from '#api/media/contract.ts';
import { loadMedia } from './media-calls.ts';

/** A picture: itself, or the id under which the API knows it. */
export type Picture = Media | string;

/** Returns a picture to show: an object as it is, an id once it has been fetched (RULES.md, "Data"). */
export function usePicture(picture: Picture | null): Media | undefined {
  const [loaded, setLoaded] = useState<Media>();
  const id = typeof picture === 'string' ? picture : undefined;
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    void loadMedia(id).then((media) => {
      if (isCurrent) setLoaded(media);
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (picture === null) return undefined;
  if (typeof picture !== 'string') return picture;
  return loaded?.id === picture ? loaded : undefined;
}
