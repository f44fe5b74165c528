import { AudioLines, Captions, ImagePlus, Video, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type RefObject } from 'react';
import { FILES_MAX, type FileKind } from '#api/thanks/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { describedBy, Field, FieldMessages } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { OwnThanks } from '#api/thanks/contract.ts';
import { api } from '../accounts/api.ts';
import { FilePicker, UploadProgress } from '../media/FilePicker.tsx';
import type { ThanksTexts } from './texts.ts';
import { useFileUpload } from './use-file-upload.ts';
import { ALT_MAX } from '#api/media/rules.ts';
import { cutText } from '#api/platform/rules.ts';
import '#site/ui/icon-button.css';

type FileSlotProps = WithTexts<ThanksTexts> & {
  readonly id: string;
  readonly kind: FileKind;
  readonly files: readonly OwnFile[];
  readonly optional: string | undefined;
  readonly problem: string | undefined;
  readonly refresh: () => Promise<unknown>;
  readonly onAlt: (fileId: string, alt: string) => void;
  readonly onBusy: (isBusy: boolean) => void;
};

type OwnFile = OwnThanks['files'][number];

const ICONS = { video: Video, captions: Captions, audio: AudioLines, photo: ImagePlus } as const;
const ACCEPT: Readonly<Record<FileKind, string>> = {
  video: 'video/mp4,video/webm,video/quicktime,.mp4,.webm,.mov',
  captions: 'text/vtt,.vtt',
  audio: 'audio/*,.mp3,.m4a,.ogg,.webm,.wav',
  photo: 'image/*',
};
const TEXT_KEYS = {
  video: ['chooseVideo', 'replaceVideo', 'videoHelp'],
  captions: ['chooseCaptions', 'replaceCaptions', 'captionsHelp'],
  audio: ['chooseAudio', 'replaceAudio', 'audioHelp'],
  photo: ['choosePhoto', 'replacePhoto', 'photoHelp'],
} as const;

/** A slot for the files of one kind: empty, uploading, or with files that can be played, replaced or removed. */
export function FileSlot(props: FileSlotProps) {
  const { kind, files, texts, optional, onAlt } = props;
  const slot = useId();
  const input = useRef<HTMLInputElement>(null);
  const { upload, removal, uploadFiles, remove } = useSlotFiles(props, input);
  const problem = upload.problem ?? removal.problem ?? props.problem;
  const [choose, replace, helpKey] = TEXT_KEYS[kind];
  const help = texts[helpKey];
  const isReplacing = files.length > 0;
  const isFull = kind === 'photo' && files.length >= FILES_MAX.photo;

  return (
    <fieldset className="field thanks-slot">
      <legend className="label">
        {texts[kind]}
        {optional !== undefined && <small> {optional}</small>}
      </legend>
      {isReplacing && (
        <ul className={`column thanks-files-${kind}`}>
          {files.map((file, index) => (
            <FileRow
              key={file.id}
              file={file}
              texts={texts}
              number={index + 1}
              onAlt={(alt) => onAlt(file.id, alt)}
              onRemove={() => void remove(file)}
            />
          ))}
        </ul>
      )}
      {upload.running && (
        <UploadProgress
          label={fillText(texts.uploading, { name: upload.running.name })}
          part={upload.running.part}
          cancelLabel={texts.cancel}
          onCancel={upload.cancel}
        />
      )}
      {!upload.running && !isFull && (
        <FilePicker
          ref={input}
          name={kind}
          accept={ACCEPT[kind]}
          multiple={kind === 'photo'}
          Icon={ICONS[kind]}
          label={texts[isReplacing ? replace : choose]}
          drop={isReplacing ? undefined : texts.drop}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(slot, { help, problem })}
          onChoose={uploadFiles}
        />
      )}
      <FieldMessages id={slot} help={help} problem={problem} />
      <p role="status" className="visually-hidden">
        {upload.running ? '' : (removal.status ?? upload.status)}
      </p>
    </fieldset>
  );
}

/** Uploads and removes the files of a slot; moves the focus to its input after a removal. */
function useSlotFiles(props: FileSlotProps, input: RefObject<HTMLInputElement | null>) {
  const { id, kind, language, texts, refresh, onBusy } = props;
  const [removal, setRemoval] = useState<{ readonly status?: string; readonly problem?: string }>({});
  const upload = useFileUpload({ id, kind, language, texts, onBusy, onDone: refresh });

  function uploadFiles(files: readonly File[]): void {
    setRemoval({});
    const chosen = files.slice(0, kind === 'photo' ? undefined : 1);
    if (chosen.length > 0) void upload.start(chosen);
  }

  async function remove({ id: fileId, name }: OwnFile): Promise<void> {
    const { files } = api.campaigns[':id'].thanks;
    const outcome = await files[':fileId'].$delete({ param: { id, fileId } });
    await refresh();
    setRemoval(
      outcome.kind === 'done'
        ? { status: fillText(texts.removed, { name }) }
        : { problem: texts.removeFailed },
    );
    input.current?.focus();
  }

  return { upload, removal, uploadFiles, remove };
}

type FileRowProps = {
  readonly file: OwnFile;
  readonly number: number;
  readonly texts: ThanksTexts;
  readonly onAlt: (alt: string) => void;
  readonly onRemove: () => void;
};

function FileRow({ file, number, texts, onAlt, onRemove }: FileRowProps) {
  const { kind, url, name, alt, width, height } = file;
  return (
    <li className="panel thanks-file">
      {kind === 'video' && <video src={url} controls preload="metadata" playsInline aria-label={name} />}
      {kind === 'audio' && <audio src={url} controls preload="metadata" aria-label={name} />}
      {kind === 'photo' && (
        <>
          <img src={url} alt={alt || name} width={width ?? 4} height={height ?? 3} loading="lazy" />
          <Field
            label={fillText(texts.alt, { number: String(number) })}
            name={`alt-${number}`}
            value={alt}
            onChange={(event) => onAlt(cutText(event.currentTarget.value, ALT_MAX))}
          />
        </>
      )}
      <div className="row row-apart thanks-file-foot muted">
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
