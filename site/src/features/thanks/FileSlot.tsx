import { AudioLines, Captions, ImagePlus, Video, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type RefObject } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { FILES_MAX, type FileKind } from '#api/thanks/rules.ts';
import { Problem, Field } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { ThanksTexts } from './texts.ts';
import { removeThanksFile, type OwnFile } from './thanks-calls.ts';
import { useFileUpload } from './use-file-upload.ts';
import { ALT_MAX } from '#api/media/rules.ts';

type FileSlotProps = {
  /** The campaign's id. */
  readonly id: string;
  readonly kind: FileKind;
  readonly files: readonly OwnFile[];
  readonly language: Language;
  readonly texts: ThanksTexts;
  readonly optional: string | undefined;
  readonly problem: string | undefined;
  readonly refresh: () => Promise<unknown>;
  readonly onAlt: (fileId: string, alt: string) => void;
  readonly onBusy: (isBusy: boolean) => void;
};

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

/** The files of one kind: none yet, being uploaded, or there to be played, replaced or removed. */
export function FileSlot(props: FileSlotProps) {
  const { id, kind, files, language, texts, optional, refresh, onAlt, onBusy } = props;
  const slot = useId();
  const input = useRef<HTMLInputElement>(null);
  const [removal, setRemoval] = useState<{ readonly status?: string; readonly problem?: string }>({});
  const upload = useFileUpload({ id, kind, language, texts, onBusy, onDone: refresh });
  const problem = upload.problem ?? removal.problem ?? props.problem;
  const isFull = kind === 'photo' && files.length >= FILES_MAX.photo;

  function uploadFiles(list: FileList | null): void {
    setRemoval({});
    const chosen = [...(list ?? [])].slice(0, kind === 'photo' ? undefined : 1);
    if (chosen.length > 0) void upload.start(chosen);
    if (input.current) input.current.value = '';
  }

  async function remove({ id: fileId, name }: OwnFile): Promise<void> {
    const outcome = await removeThanksFile(id, fileId);
    await refresh();
    setRemoval(
      outcome.kind === 'done'
        ? { status: fillText(texts.removed, { name }) }
        : { problem: texts.removeFailed },
    );
    input.current?.focus();
  }

  return (
    <fieldset className="field thanks-slot">
      <legend className="label">
        {texts[kind]}
        {optional !== undefined && <small> {optional}</small>}
      </legend>
      {files.length > 0 && (
        <ul className={`thanks-files thanks-files-${kind}`}>
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
        <div className="thanks-uploading">
          <label htmlFor={`${slot}-progress`}>
            {fillText(texts.uploading, { name: upload.running.name })}
          </label>
          <progress id={`${slot}-progress`} className="progress" max={1} value={upload.running.part} />
          <button type="button" className="button button-quiet button-small" onClick={upload.cancel}>
            {texts.cancel}
          </button>
        </div>
      )}
      {!upload.running && !isFull && (
        <FilePicker
          input={input}
          kind={kind}
          texts={texts}
          isReplacing={files.length > 0}
          describedBy={`${slot}-help${problem === undefined ? '' : ` ${slot}-problem`}`}
          isInvalid={problem !== undefined}
          onChoose={uploadFiles}
        />
      )}
      <p className="help" id={`${slot}-help`}>
        {texts[TEXT_KEYS[kind][2]]}
      </p>
      {problem !== undefined && <Problem id={`${slot}-problem`} text={problem} />}
      <p role="status" className="visually-hidden">
        {upload.running ? '' : (removal.status ?? upload.status)}
      </p>
    </fieldset>
  );
}

type FilePickerProps = Pick<FileSlotProps, 'kind' | 'texts'> & {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isReplacing: boolean;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly onChoose: (files: FileList | null) => void;
};

/** A file input that also takes dropped files. */
function FilePicker({ input, kind, texts, isReplacing, describedBy, isInvalid, onChoose }: FilePickerProps) {
  const [choose, replace] = TEXT_KEYS[kind];
  const Icon = ICONS[kind];
  return (
    <label
      className={isReplacing ? 'button button-secondary thanks-pick' : 'thanks-drop thanks-pick'}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onChoose(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        name={kind}
        accept={ACCEPT[kind]}
        multiple={kind === 'photo'}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onChange={(event) => onChoose(event.currentTarget.files)}
      />
      <Icon aria-hidden="true" />
      <span>{texts[isReplacing ? replace : choose]}</span>
      {!isReplacing && <small aria-hidden="true">{texts.drop}</small>}
    </label>
  );
}

type FileRowProps = {
  readonly file: OwnFile;
  /** From 1. */
  readonly number: number;
  readonly texts: ThanksTexts;
  readonly onAlt: (alt: string) => void;
  readonly onRemove: () => void;
};

/** An uploaded file: a photo with its description, or a player. */
function FileRow({ file, number, texts, onAlt, onRemove }: FileRowProps) {
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
