import { useEffect, useRef, useState } from 'react';
import { getScrollEnds, SCROLL_STEP_PX, type ScrollEnds } from './scroll-ends.ts';

const BOTH_ENDS: ScrollEnds = { atStart: true, atEnd: true };

/** Scrolls a track by its buttons, and tracks which ends it is at, however it is moved. */
export function useScrollTrack(count: number) {
  const trackRef = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState(BOTH_ENDS);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const updateEnds = () => {
      const next = getScrollEnds(track);
      setEnds((known) => (known.atStart === next.atStart && known.atEnd === next.atEnd ? known : next));
    };
    updateEnds();
    track.addEventListener('scroll', updateEnds, { passive: true });
    const observer = new ResizeObserver(updateEnds);
    observer.observe(track);
    return () => {
      track.removeEventListener('scroll', updateEnds);
      observer.disconnect();
    };
  }, [count]);

  const scroll = (direction: -1 | 1) => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    trackRef.current?.scrollBy({
      left: direction * SCROLL_STEP_PX,
      behavior: prefersReducedMotion ? 'instant' : 'smooth',
    });
  };
  return { trackRef, ends, scroll };
}
