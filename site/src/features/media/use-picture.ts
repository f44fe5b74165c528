import { useEffect, useState } from 'react';
import type { Media } from '#api/media/contract.ts';
import { api } from '../accounts/api.ts';

/** A picture, or its id in the API. */
export type Picture = Media | string;

/** Returns a picture to show: an object unchanged, an id once it has been loaded (RULES.md, "Data"). */
export function usePicture(picture: Picture | null): Media | undefined {
  const [loaded, setLoaded] = useState<Media>();
  const id = typeof picture === 'string' ? picture : undefined;
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    void api.media[':id'].$get({ param: { id } }).then((outcome) => {
      if (isCurrent && outcome.kind === 'done') setLoaded(outcome.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (picture === null) return undefined;
  if (typeof picture !== 'string') return picture;
  return loaded?.id === picture ? loaded : undefined;
}
