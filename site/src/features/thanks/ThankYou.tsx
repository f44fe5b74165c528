import type { ThankYou as ThankYouDoc } from '#api/thanks/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import type { ThankYouTexts } from './thank-you-texts.ts';

type ThankYouProps = {
  readonly thankYou: Pick<
    ThankYouDoc,
    'from' | 'language' | 'message' | 'transcript' | 'files' | 'correctedAt'
  >;
  readonly texts: ThankYouTexts;
};

/** A thank-you as fans see it. Before it is played, a video loads only its first frame, and audio nothing. */
export function ThankYou({ thankYou, texts }: ThankYouProps) {
  const { from, message, transcript, files, correctedAt } = thankYou;
  const photos = files.filter(({ kind }) => kind === 'photo');
  const captions = files.find(({ kind }) => kind === 'captions');
  const written = writtenIn(thankYou.language);
  const label = (text: string) => fillText(text, { from });
  return (
    <div className="thank-you column">
      {files.map(({ id, kind, url }) => {
        if (kind === 'audio')
          return <audio key={id} src={url} controls preload="none" aria-label={label(texts.thankYouAudio)} />;
        if (kind !== 'video') return null;
        return (
          <video
            key={id}
            src={url}
            controls
            playsInline
            preload="metadata"
            aria-label={label(texts.thankYouVideo)}
          >
            {captions && <track kind="captions" src={captions.url} label={texts.thankYouCaptions} />}
          </video>
        );
      })}
      {transcript.trim() !== '' && (
        <details className="thank-you-transcript">
          <summary>{texts.thankYouTranscript}</summary>
          <p {...written} className="typed">
            {transcript}
          </p>
        </details>
      )}
      {message.trim() !== '' && (
        <p {...written} className="thank-you-message typed">
          {message}
        </p>
      )}
      {correctedAt !== null && <p className="help">{label(texts.thankYouCorrected)}</p>}
      {photos.length > 0 && (
        <ul className="thank-you-photos">
          {photos.map(({ id, url, alt, width, height }, index) => (
            <li key={id}>
              <img
                src={url}
                lang={alt === '' ? undefined : thankYou.language}
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
