import { ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { Media } from '#api/media/contract.ts';
import { mediaUrl, toSrcset } from '#api/media/rules.ts';
import { Problem } from '#site/ui/Field.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { AltField } from './AltField.tsx';
import { useAlt } from './use-alt.ts';
import type { ImageTexts } from './texts.en.ts';
import { usePicture, type Picture } from './use-picture.ts';
import { useImageUpload } from './use-image-upload.ts';

type ImageFieldProps = {
  readonly texts: ImageTexts;
  readonly optional: string;
  readonly picture: Picture | null;
  readonly problem?: string | undefined;
  /** A portrait is round and small, and needs no description beside the person's name. */
  readonly isPortrait?: boolean;
  /** A logo is small. */
  readonly isLogo?: boolean;
  /** Whether the person may say what the picture shows: only those who uploaded it may. */
  readonly isDescribable?: boolean;
  readonly onChange: (picture: Media | null) => void;
  readonly onUploading?: (isUploading: boolean) => void;
};

/** A picture: none yet, being uploaded, or shown, to be replaced or removed. */
export function ImageField(props: ImageFieldProps) {
  const { texts, optional, picture, problem, isPortrait = false, isLogo = false } = props;
  const { isDescribable = !isPortrait, onChange, onUploading } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState('');
  const shown = usePicture(picture);
  const alt = useAlt(shown, onChange);
  const upload = useImageUpload(texts, {
    onUploading,
    onDone: (media) => {
      onChange(media);
      alt.saveFor(media);
    },
  });
  const refusedReason = upload.refusal ?? problem;
  const isUploading = upload.part !== undefined;
  const wasUploading = useRef(false);

  // The focused control disappears when an upload begins or ends; keyboard users continue next to it.
  useEffect(() => {
    if (wasUploading.current === isUploading) return;
    wasUploading.current = isUploading;
    if (document.activeElement === document.body)
      (isUploading ? stop : input).current?.focus({ preventScroll: true });
  }, [isUploading]);

  function choose(files: FileList | null): void {
    const file = files?.[0];
    if (file) void upload.start(file, isPortrait ? '' : alt.reset());
    if (input.current) input.current.value = '';
  }

  function remove(): void {
    onChange(null);
    alt.reset();
    setStatus(texts.removed);
    input.current?.focus();
  }

  return (
    <div className={isPortrait ? 'form image-portrait' : 'form'} data-field="image">
      <div className="field">
        <span className="label">
          {texts.label} <small>{optional}</small>
        </span>
        {typeof picture === 'string' && !shown && <Skeleton shape="media" className="image-picture" />}
        {shown && !isUploading && (
          <ShownPicture media={shown} texts={texts} isPortrait={isPortrait} isLogo={isLogo} />
        )}
        {!isUploading ? (
          <div className="row">
            <FileChoice
              texts={texts}
              isShown={shown !== undefined}
              inputRef={input}
              isInvalid={refusedReason !== undefined}
              describedBy={`${id}-help${refusedReason === undefined ? '' : ` ${id}-problem`}`}
              onChoose={choose}
            />
            {shown && (
              <button type="button" className="button button-quiet" onClick={remove}>
                <Trash2 aria-hidden="true" />
                {texts.remove}
              </button>
            )}
          </div>
        ) : (
          <Uploading texts={texts} upload={upload} stopRef={stop} />
        )}
        <p className="help" id={`${id}-help`}>
          {texts.help}
        </p>
        {refusedReason !== undefined && <Problem id={`${id}-problem`} text={refusedReason} />}
        <p role="status" className="visually-hidden">
          {isUploading ? '' : status}
        </p>
      </div>
      {isDescribable && <AltField texts={texts} optional={optional} alt={alt} />}
    </div>
  );
}

type ShownPictureProps = Required<Pick<ImageFieldProps, 'texts' | 'isPortrait' | 'isLogo'>> & {
  readonly media: Media;
};

function ShownPicture({ media, texts, isPortrait, isLogo }: ShownPictureProps) {
  return (
    <figure className={isLogo ? 'image-picture image-logo' : 'image-picture'}>
      <img
        src={mediaUrl(media.filename)}
        srcSet={toSrcset(media)}
        sizes={isPortrait || isLogo ? '8rem' : '(min-width: 40rem) 28rem, 90vw'}
        width={media.width}
        height={media.height}
        alt={media.alt || texts.preview}
      />
    </figure>
  );
}

type FileChoiceProps = {
  readonly texts: ImageTexts;
  /** Whether another picture is shown, which the file replaces. */
  readonly isShown: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  readonly onChoose: (files: FileList | null) => void;
};

/** Takes a file: chosen, or dropped here. */
function FileChoice({ texts, isShown, inputRef, isInvalid, describedBy, onChoose }: FileChoiceProps) {
  return (
    <label
      className={isShown ? 'button button-secondary image-file' : 'image-drop image-file'}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onChoose(event.dataTransfer.files);
      }}
    >
      <input
        ref={inputRef}
        type="file"
        name="image"
        accept="image/*"
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onChange={(event) => onChoose(event.currentTarget.files)}
      />
      <ImagePlus aria-hidden="true" />
      <span>{isShown ? texts.replace : texts.choose}</span>
      {!isShown && <small aria-hidden="true">{texts.drop}</small>}
    </label>
  );
}

type UploadingProps = {
  readonly texts: ImageTexts;
  readonly upload: ReturnType<typeof useImageUpload>;
  readonly stopRef: RefObject<HTMLButtonElement | null>;
};

/** Shows how far the upload is, with a button that stops it. */
function Uploading({ texts, upload, stopRef }: UploadingProps) {
  const id = useId();
  return (
    <div className="image-uploading">
      <label htmlFor={id}>{fillText(texts.uploading, { name: upload.name })}</label>
      <progress id={id} className="progress" max={1} value={upload.part} />
      <button
        ref={stopRef}
        type="button"
        className="button button-quiet button-small"
        onClick={upload.cancel}
      >
        {texts.cancel}
      </button>
    </div>
  );
}
