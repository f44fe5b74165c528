import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Media } from '#api/media/contract.ts';
import { ALT_MAX, toSrcset } from '#api/media/rules.ts';
import { PICTURES_MAX } from '#api/stories/rules.ts';
import { cutText } from '#api/platform/rules.ts';
import { describedBy, Field, Problem } from '#site/ui/Field.tsx';
import type { Problems } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { FilePicker, UploadProgress } from '../media/FilePicker.tsx';
import { useImageUpload } from '../media/use-image-upload.ts';
import { toAltField } from './check-story.ts';
import type { StoryPageTexts } from './story-page-texts.ts';

export type DescribedPicture = { readonly media: Media; readonly alt: string };

type StoryPicturesProps = {
  readonly pictures: readonly DescribedPicture[];
  readonly problems: Problems;
  readonly texts: Pick<StoryPageTexts, 'owner' | 'image'>;
  readonly onChange: (change: (pictures: readonly DescribedPicture[]) => readonly DescribedPicture[]) => void;
  readonly onUploading: (isUploading: boolean) => void;
};

/** The pictures of a story, each with its description. */
export function StoryPictures({ pictures, problems, texts, onChange, onUploading }: StoryPicturesProps) {
  const { owner: t, image } = texts;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useImageUpload(image, {
    onUploading,
    onDone: (media) => onChange((before) => [...before, { media, alt: '' }]),
  });
  const problem = upload.refusal ?? problems['pictures'];

  return (
    <fieldset className="field">
      <legend className="label">{t.pictures}</legend>
      <p className="help" id={`${id}-help`}>
        {fillText(t.picturesHelp, { max: String(PICTURES_MAX) })} {image.help}
      </p>
      {pictures.length > 0 && (
        <PictureList
          pictures={pictures}
          problems={problems}
          texts={texts}
          onChange={onChange}
          onRemoved={() => input.current?.focus()}
        />
      )}
      {upload.part !== undefined && (
        <UploadProgress
          label={fillText(t.uploading, { name: upload.name })}
          part={upload.part}
          cancelLabel={image.cancel}
          onCancel={upload.cancel}
        />
      )}
      {upload.part === undefined && pictures.length < PICTURES_MAX && (
        <FilePicker
          ref={input}
          name="picture"
          accept="image/*"
          Icon={ImagePlus}
          label={t.choose}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id, { help: image.help, problem })}
          onChoose={([file]) => file && void upload.start(file, '')}
        />
      )}
      {problem !== undefined && <Problem id={`${id}-problem`} text={problem} />}
    </fieldset>
  );
}

type PictureListProps = Pick<StoryPicturesProps, 'pictures' | 'problems' | 'texts' | 'onChange'> & {
  readonly onRemoved: () => void;
};

function PictureList({ pictures, problems, texts, onChange, onRemoved }: PictureListProps) {
  return (
    <ol className="story-pictures column">
      {pictures.map(({ media, alt }, index) => (
        <StoryPicture
          key={media.id}
          media={media}
          alt={alt}
          index={index}
          texts={texts}
          problem={problems[toAltField(index)]}
          onAlt={(typed) =>
            onChange((before) =>
              before.map((one) => (one.media.id === media.id ? { media, alt: typed } : one)),
            )
          }
          onRemove={() => {
            onChange((before) => before.filter((one) => one.media.id !== media.id));
            onRemoved();
          }}
        />
      ))}
    </ol>
  );
}

type StoryPictureProps = DescribedPicture & {
  /** From 0. */
  readonly index: number;
  readonly texts: StoryPicturesProps['texts'];
  readonly problem: string | undefined;
  readonly onAlt: (alt: string) => void;
  readonly onRemove: () => void;
};

function StoryPicture({
  media,
  alt,
  index,
  texts: { owner: t },
  problem,
  onAlt,
  onRemove,
}: StoryPictureProps) {
  const number = String(index + 1);
  return (
    <li className="row">
      <img
        src={media.url}
        srcSet={toSrcset(media)}
        sizes="10rem"
        width={media.width}
        height={media.height}
        alt={alt}
      />
      <div>
        <Field
          label={fillText(t.alt, { number })}
          help={t.altHelp}
          problem={problem}
          name={toAltField(index)}
          value={alt}
          onChange={(event) => onAlt(cutText(event.currentTarget.value, ALT_MAX))}
        />
        <button type="button" className="button button-quiet button-small" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          {fillText(t.removePicture, { number })}
        </button>
      </div>
    </li>
  );
}
