import { fillText } from '#widget/client/fill-text.ts';
import type { PlayerTexts } from './player-texts.ts';
import { formatPosition } from './use-player.ts';

/** Seconds by which a key moves the position. */
const KEY_SECONDS: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
};

type PlayerSeekProps = {
  readonly playback: { readonly time: number; readonly length: number };
  readonly texts: PlayerTexts;
  readonly onSeek: (seconds: number) => void;
};

/** A slider that arrows move by five seconds; how long the recording is, is only known once it plays. */
export function PlayerSeek({ playback: { time, length }, texts, onSeek }: PlayerSeekProps) {
  const position = { time: formatPosition(time), length: formatPosition(length) };
  return (
    <input
      type="range"
      className="player-seek"
      aria-label={texts.playerSeek}
      aria-valuetext={fillText(texts.playerPosition, position)}
      min={0}
      max={length || 1}
      step="any"
      value={length === 0 ? 0 : time}
      disabled={length === 0}
      onChange={(event) => onSeek(Number(event.currentTarget.value))}
      onKeyDown={(event) => {
        const by = KEY_SECONDS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onSeek(Math.min(length, Math.max(0, time + by)));
      }}
    />
  );
}
