import { useRef, useState } from 'react';
import type { ThanksFile } from '#api/thanks/contract.ts';
import type { PlayerTexts } from './player-texts.ts';
import { PlayerIcon } from './PlayerIcon.tsx';
import { PlayerSeek } from './PlayerSeek.tsx';
import { formatPosition, showCaptions, togglePlay, usePlayer } from './use-player.ts';
import './player.css';

type PlayerProps = {
  readonly file: ThanksFile;
  /** Captions of a video, where the owner added them. */
  readonly captions: ThanksFile | undefined;
  readonly label: string;
  readonly texts: PlayerTexts;
};

/** Plays a video or a message: the browser's element with controls of our own, and its own where it cannot play. */
export function Player({ file, captions, label, texts }: PlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const playback = usePlayer(media);
  const isVideo = file.kind === 'video';
  const element = {
    ref: media,
    src: file.url,
    controls: !playback,
    preload: 'none',
    'aria-label': playback ? undefined : label,
  } as const;
  return (
    <div
      ref={frame}
      className={`player player-${isVideo ? 'video' : 'audio'}`}
      role="group"
      aria-label={label}
    >
      {isVideo ? (
        <div className="player-screen">
          <video {...element} playsInline onClick={() => playback && togglePlay(media.current)}>
            {captions && <track kind="captions" src={captions.url} label={texts.thankYouCaptions} />}
          </video>
          {playback && !playback.hasStarted && (
            <div className="player-poster" aria-hidden="true" onClick={() => togglePlay(media.current)}>
              <span>
                <PlayerIcon name="play" />
              </span>
            </div>
          )}
        </div>
      ) : (
        <audio {...element} />
      )}
      {playback && (
        <div className="player-bar">
          <button
            type="button"
            className="icon-button player-play"
            aria-label={playback.isPaused ? texts.playerPlay : texts.playerPause}
            onClick={() => togglePlay(media.current)}
          >
            <PlayerIcon name={playback.isPaused ? 'play' : 'pause'} />
          </button>
          <PlayerSeek
            {...{ playback, texts }}
            onSeek={(to) => media.current && (media.current.currentTime = to)}
          />
          <span className="player-time" aria-hidden="true">
            {formatPosition(playback.time)}
            {playback.length > 0 && ` / ${formatPosition(playback.length)}`}
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={texts.playerMute}
            aria-pressed={playback.isMuted}
            onClick={() => media.current && (media.current.muted = !media.current.muted)}
          >
            <PlayerIcon name={playback.isMuted ? 'silence' : 'sound'} />
          </button>
          {captions && isVideo && (
            <CaptionsButton texts={texts} onToggle={(isShown) => showCaptions(media.current, isShown)} />
          )}
          {isVideo && document.fullscreenEnabled && (
            <button
              type="button"
              className="icon-button"
              aria-label={texts.playerFullScreen}
              onClick={() => void toggleFullScreen(frame.current)}
            >
              <PlayerIcon name="full-screen" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

type CaptionsButtonProps = {
  readonly texts: PlayerTexts;
  readonly onToggle: (isShown: boolean) => void;
};

function CaptionsButton({ texts, onToggle }: CaptionsButtonProps) {
  const [isShown, setShown] = useState(false);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={texts.thankYouCaptions}
      aria-pressed={isShown}
      onClick={() => {
        onToggle(!isShown);
        setShown(!isShown);
      }}
    >
      <PlayerIcon name="captions" />
    </button>
  );
}

async function toggleFullScreen(frame: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await frame?.requestFullscreen();
}
