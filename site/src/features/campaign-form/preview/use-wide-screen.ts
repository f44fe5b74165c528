import { useSyncExternalStore } from 'react';

/** From this width on there is room for a preview beside the form (campaign-step.css). */
const WIDE_SCREEN = '(min-width: 80rem)';

/** Returns whether the window has room for something beside the form. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE_SCREEN);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isWide(): boolean {
  return matchMedia(WIDE_SCREEN).matches;
}
