import type { ThanksFile, ThankYou as ThankYouDoc } from '#api/thanks/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { DashboardTexts } from '../dashboard/texts.ts';
import { Player } from './Player.tsx';
import type { PlayerTexts } from './player-texts.ts';

export type ThankYouTexts = PlayerTexts &
  Pick<
    DashboardTexts['submissions'],
    | 'thankYou'
    | 'thankYouClose'
    | 'thankYouReport'
    | 'thankYouTranscript'
    | 'thankYouPhoto'
    | 'thankYouVideo'
    | 'thankYouAudio'
  >;

type ThankYouProps = {
  readonly thankYou: Pick<ThankYouDoc, 'from' | 'message' | 'transcript' | 'files'>;
  readonly texts: ThankYouTexts;
};

/** A thank-you as fans see it: video and audio load nothing until they are played. */
export function ThankYou({ thankYou, texts }: ThankYouProps) {
  const { from, message, transcript, files } = thankYou;
  const photos = files.filter(({ kind }) => kind === 'photo');
  const playableFiles = files.filter(({ kind }) => kind === 'video' || kind === 'audio');
  const captions = files.find(({ kind }) => kind === 'captions');
  return (
    <div className="thank-you">
      {playableFiles.map((file) => (
        <Player
          key={file.id}
          {...{ file, captions }}
          label={fillText(getPlayerLabel(file, texts), { from })}
          texts={texts}
        />
      ))}
      {transcript.trim() !== '' && (
        <details className="thank-you-transcript">
          <summary>{texts.thankYouTranscript}</summary>
          <p>{transcript}</p>
        </details>
      )}
      {message.trim() !== '' && <p className="thank-you-message">{message}</p>}
      {photos.length > 0 && (
        <ul className="thank-you-photos">
          {photos.map(({ id, url, alt, width, height }, index) => (
            <li key={id}>
              <img
                src={url}
                alt={alt || fillText(texts.thankYouPhoto, { number: String(index + 1), from })}
                width={width ?? 4}
                height={height ?? 3}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function getPlayerLabel({ kind }: ThanksFile, texts: ThankYouTexts): string {
  return kind === 'video' ? texts.thankYouVideo : texts.thankYouAudio;
}
