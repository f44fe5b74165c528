import { useState } from 'react';
import type { Media } from '#api/media/contract.ts';

/**
 * Holds a picture that is saved as soon as it is chosen or removed. `save` returns what went wrong, if anything; the
 * earlier picture then comes back.
 */
export function useSavedPicture(
  saved: Media | null,
  save: (id: string | null) => Promise<string | undefined>,
) {
  const [picture, setPicture] = useState(saved);
  const [problem, setProblem] = useState<string>();

  async function change(next: Media | null): Promise<void> {
    setPicture(next);
    setProblem(undefined);
    // Only the description or the focal point has changed, and those are saved separately.
    if (next !== null && next.id === picture?.id) return;
    const failure = await save(next?.id ?? null);
    if (failure === undefined) return;
    setPicture(picture);
    setProblem(failure);
  }

  return { picture, problem, onChange: (next: Media | null) => void change(next) };
}
