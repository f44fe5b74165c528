import { useEffect, useState, type RefObject } from 'react';

/** What a media element reports of itself; times in seconds, the length 0 until it is known. */
export type Playback = {
  readonly isPaused: boolean;
  readonly isMuted: boolean;
  readonly hasStarted: boolean;
  readonly time: number;
  readonly length: number;
};

const BEFORE: Playback = { isPaused: true, isMuted: false, hasStarted: false, time: 0, length: 0 };
const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'volumechange'] as const;

/**
 * Follows a media element, which keeps its own controls until this runs, and gets them back when it cannot play;
 * undefined then.
 */
export function usePlayer(ref: RefObject<HTMLMediaElement | null>): Playback | undefined {
  const [playback, setPlayback] = useState<Playback>();
  useEffect(() => {
    const media = ref.current;
    if (!media) return;
    const update = () =>
      setPlayback((before) => ({
        isPaused: media.paused,
        isMuted: media.muted,
        hasStarted: before?.hasStarted === true || !media.paused,
        time: media.currentTime,
        length: Number.isFinite(media.duration) ? media.duration : 0,
      }));
    const giveBack = () => setPlayback(undefined);
    setPlayback(BEFORE);
    for (const event of EVENTS) media.addEventListener(event, update);
    media.addEventListener('error', giveBack);
    return () => {
      for (const event of EVENTS) media.removeEventListener(event, update);
      media.removeEventListener('error', giveBack);
    };
  }, [ref]);
  return playback;
}

/** Plays or pauses; what the browser refuses to play reports that by its `error` event. */
export function togglePlay(media: HTMLMediaElement | null): void {
  if (media?.paused) media.play().catch((error: unknown) => console.warn('It does not play', error));
  else media?.pause();
}

/** Shows or hides the captions of a video. */
export function showCaptions(media: HTMLMediaElement | null, isShown: boolean): void {
  const track = media?.textTracks[0];
  if (track) track.mode = isShown ? 'showing' : 'hidden';
}

/** Formats a position in a recording: 1:05. */
export function formatPosition(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
