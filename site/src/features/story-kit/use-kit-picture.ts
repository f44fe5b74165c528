import { useEffect, useState } from 'react';

type KitPicture = {
  /** Undefined while it is loading; null where there is none, or it could not be loaded. */
  readonly picture: HTMLImageElement | null | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Loads a campaign's picture for canvases, again on `retry`. */
export function useKitPicture(url: string | null): KitPicture {
  const [picture, setPicture] = useState<HTMLImageElement | null | undefined>(
    url === null ? null : undefined,
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (url === null) return;
    const loading = new Image();
    let isCurrent = true;
    const settle = (loaded: HTMLImageElement | null) => isCurrent && setPicture(loaded);
    loading.src = url;
    loading.decode().then(
      () => settle(loading),
      () => settle(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, attempt]);
  return {
    picture,
    hasFailed: url !== null && picture === null,
    retry: () => {
      setPicture(undefined);
      setAttempt((now) => now + 1);
    },
  };
}
