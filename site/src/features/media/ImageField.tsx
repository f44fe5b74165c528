import { ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { Media } from '#api/media/contract.ts';
import { mediaUrl, toSrcset, ALT_MAX } from '#api/media/rules.ts';
import { cutText } from '#api/platform/rules.ts';
import { describedBy, FieldMessages, Field } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { FocalField } from './FocalField.tsx';
import { FilePicker, UploadProgress } from './FilePicker.tsx';
import { useAlt, type Alt } from './use-alt.ts';
import type { ImageTexts } from './texts.ts';
import { usePicture, type Picture } from './use-picture.ts';
import { useImageUpload } from './use-image-upload.ts';
import '#site/ui/skeleton.css';

type ImageFieldProps = {
  readonly texts: ImageTexts;
  readonly optional?: string | undefined;
  readonly picture: Picture | null;
  readonly problem?: string | undefined;
  /** A portrait is round and small, and needs no description because the person's name is beside it. */
  readonly isPortrait?: boolean;
  readonly isLogo?: boolean;
  /** Whether the person may describe the picture, which only its uploader may. */
  readonly isDescribable?: boolean;
  readonly onChange: (picture: Media | null) => void;
  readonly onUploading?: (isUploading: boolean) => void;
};

function useImageField({ texts, picture, onChange, onUploading }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState('');
  const shown = usePicture(picture);
  const alt = useAlt(shown, onChange);
  const upload = useImageUpload(texts, {
    onUploading: (isUploading) => {
      setStatus('');
      onUploading?.(isUploading);
    },
    onDone: (media) => {
      onChange(media);
      alt.saveFor(media);
    },
  });
  useFocusBeside(upload.part !== undefined, { stop, input });

  function remove(): void {
    onChange(null);
    alt.reset();
    setStatus(texts.removed);
    input.current?.focus();
  }

  return { input, stop, status, shown, alt, upload, remove };
}

/** A picture field: empty, uploading, or with a picture that can be replaced or removed. */
export function ImageField(props: ImageFieldProps) {
  const { texts, optional, picture, problem, isPortrait = false, isLogo = false, onChange } = props;
  const { isDescribable = !isPortrait } = props;
  const id = useId();
  const field = useImageField(props);
  const { status, shown, alt, upload } = field;
  const refusedReason = upload.refusal ?? problem;
  const isUploading = upload.part !== undefined;

  return (
    <div className={isPortrait ? 'form image-portrait' : 'form'} data-field="image">
      <div className="field">
        <span className="label">
          {texts.label} {optional && <small>{optional}</small>}
        </span>
        {typeof picture === 'string' && !shown && (
          <div className="skeleton skeleton-media image-picture" aria-hidden="true" />
        )}
        {shown && !isUploading && (
          <ShownPicture
            media={shown}
            texts={texts}
            isPortrait={isPortrait}
            isLogo={isLogo}
            onChange={onChange}
          />
        )}
        <PictureChoice {...props} field={field} id={id} problem={refusedReason} />
        <FieldMessages id={id} help={texts.help} problem={refusedReason} />
        <p role="status" className="visually-hidden">
          {status}
        </p>
      </div>
      {isDescribable && <AltField texts={texts} optional={optional} alt={alt} />}
    </div>
  );
}

type PictureChoiceProps = Pick<ImageFieldProps, 'texts' | 'isPortrait' | 'problem'> & {
  readonly field: ReturnType<typeof useImageField>;
  readonly id: string;
};

/** Chooses, replaces or removes a picture; shows the progress of an upload. */
function PictureChoice({ texts, isPortrait, problem, field, id }: PictureChoiceProps) {
  const { input, stop, shown, alt, upload, remove } = field;
  return upload.part === undefined ? (
    <div className="row">
      <FilePicker
        ref={input}
        name="image"
        accept="image/*"
        Icon={ImagePlus}
        label={shown ? texts.replace : texts.choose}
        drop={shown ? undefined : texts.drop}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { help: texts.help, problem })}
        onChoose={([file]) => file && void upload.start(file, isPortrait ? '' : alt.reset())}
      />
      {shown && (
        <button type="button" className="button button-quiet" onClick={remove}>
          <Trash2 aria-hidden="true" />
          {texts.remove}
        </button>
      )}
    </div>
  ) : (
    <UploadProgress
      label={fillText(texts.uploading, { name: upload.name })}
      part={upload.part}
      cancelLabel={texts.cancel}
      cancelRef={stop}
      onCancel={upload.cancel}
    />
  );
}

/** Keeps the keyboard focus: the focused control disappears when an upload starts or ends. */
function useFocusBeside(
  isUploading: boolean,
  { stop, input }: Readonly<Record<'stop' | 'input', RefObject<HTMLElement | null>>>,
): void {
  const wasUploading = useRef(false);

  useEffect(() => {
    if (wasUploading.current === isUploading) return;
    wasUploading.current = isUploading;
    if (document.activeElement === document.body)
      (isUploading ? stop : input).current?.focus({ preventScroll: true });
  }, [isUploading, stop, input]);
}

type ShownPictureProps = Required<Pick<ImageFieldProps, 'texts' | 'isPortrait' | 'isLogo' | 'onChange'>> & {
  readonly media: Media;
};

function ShownPicture({ media, texts, isPortrait, isLogo, onChange }: ShownPictureProps) {
  const sizes = isLogo ? '8rem' : isPortrait ? '14rem' : '(min-width: 40rem) 28rem, 90vw';
  // A logo is never cropped.
  if (!isLogo)
    return <FocalField key={media.id} media={media} sizes={sizes} texts={texts} onChange={onChange} />;
  return (
    <figure className="image-picture image-logo">
      <img
        src={mediaUrl(media.filename)}
        srcSet={toSrcset(media)}
        sizes={sizes}
        width={media.width}
        height={media.height}
        alt={media.alt || texts.preview}
      />
    </figure>
  );
}

type AltFieldProps = Pick<ImageFieldProps, 'texts' | 'optional'> & { readonly alt: Alt };

function AltField({ texts, optional, alt }: AltFieldProps) {
  return (
    <div>
      <Field
        label={texts.alt}
        optional={optional}
        help={texts.altHelp}
        problem={alt.state === 'failed' ? texts.altFailed : undefined}
        name="imageAlt"
        value={alt.value}
        onChange={(event) => alt.type(cutText(event.currentTarget.value, ALT_MAX))}
        onBlur={alt.saveShown}
        onKeyDown={(event) => {
          if (event.key === 'Enter') alt.saveShown();
        }}
      />
      <p role="status" className="help">
        {alt.state === 'saved' && texts.altSaved}
      </p>
    </div>
  );
}
