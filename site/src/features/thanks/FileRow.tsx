import { Trash2 } from 'lucide-react';
import { ALT_MAX } from '#api/media/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { ThanksTexts } from './texts.ts';
import type { OwnFile } from './thanks-calls.ts';

type FileRowProps = {
  readonly file: OwnFile;
  /** From 1. */
  readonly number: number;
  readonly texts: ThanksTexts;
  readonly onAlt: (alt: string) => void;
  readonly onRemove: () => void;
};

/** An uploaded file: a photo with its description, or a player. */
export function FileRow({ file, number, texts, onAlt, onRemove }: FileRowProps) {
  const { kind, url, name, alt, width, height } = file;
  return (
    <li className="thanks-file">
      {kind === 'video' && <video src={url} controls preload="metadata" playsInline aria-label={name} />}
      {kind === 'audio' && <audio src={url} controls preload="metadata" aria-label={name} />}
      {kind === 'photo' && (
        <>
          <img src={url} alt={alt || name} width={width ?? 4} height={height ?? 3} loading="lazy" />
          <Field
            label={fillText(texts.alt, { number: String(number) })}
            name={`alt-${number}`}
            maxLength={ALT_MAX}
            value={alt}
            onChange={(event) => onAlt(event.currentTarget.value)}
          />
        </>
      )}
      <div className="row row-apart thanks-file-foot">
        <span>{name}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={fillText(texts.remove, { name })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
