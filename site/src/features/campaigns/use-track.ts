import { useEffect, useRef, useState } from 'react';
import { endsOf, SCROLL_STEP_PX, type Ends } from './scroll-ends.ts';

const NOWHERE_TO_GO: Ends = { atStart: true, atEnd: true };

/** A track that is scrolled by its buttons, and knows its ends however it was moved. */
export function useTrack(count: number) {
  const trackRef = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState(NOWHERE_TO_GO);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const look = () => {
      const next = endsOf(track);
      setEnds((known) => (known.atStart === next.atStart && known.atEnd === next.atEnd ? known : next));
    };
    look();
    track.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(track);
    return () => {
      track.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [count]);

  const scroll = (direction: -1 | 1) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    trackRef.current?.scrollBy({ left: direction * SCROLL_STEP_PX, behavior: isCalm ? 'instant' : 'smooth' });
  };
  return { trackRef, ends, scroll };
}
