import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Media } from '#api/media/contract.ts';
import type { Focal } from '#api/media/focal-rules.ts';
import { mediaUrl, toSrcset } from '#api/media/rules.ts';
import { useIsHydrated } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';
import type { ImageTexts } from './texts.ts';

/** How far an arrow key moves the point, in percent of the picture. */
const STEP = 2;
const ARROWS: Readonly<Record<string, Focal>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

type FocalFieldProps = {
  readonly media: Media;
  readonly sizes: string;
  readonly texts: ImageTexts;
  readonly onChange: (media: Media) => void;
};

/** Holds the focal point of a picture, which every crop keeps in view: its position, how it moves, and saving it. */
function useFocal({ media, onChange }: Pick<FocalFieldProps, 'media' | 'onChange'>) {
  const [focal, setFocal] = useState(media.focal);
  const [hasFailed, setFailed] = useState(false);

  async function save(point: Focal): Promise<void> {
    if (point.x === media.focal.x && point.y === media.focal.y) return;
    const call = { param: { id: media.id }, json: { focal: point } };
    const outcome = await api.media[':id'].$patch(call);
    setFailed(outcome.kind !== 'done');
    if (outcome.kind === 'done') onChange(outcome.value.doc);
  }

  function move(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    setFocal({ x: toPercent(focal.x + step.x), y: toPercent(focal.y + step.y) });
  }

  function drag(event: PointerEvent<HTMLElement>): Focal | undefined {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return undefined;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const point = {
      x: toPercent(((event.clientX - left) / width) * 100),
      y: toPercent(((event.clientY - top) / height) * 100),
    };
    setFocal(point);
    return point;
  }

  return { focal, hasFailed, save, move, drag };
}

/** Shows a picture with its focal point, which can be dragged or moved by the arrow keys. */
export function FocalField({ media, sizes, texts, onChange }: FocalFieldProps) {
  const id = useId();
  const { focal, hasFailed, save, move, drag } = useFocal({ media, onChange });
  const isReady = useIsHydrated();

  return (
    <figure className="image-picture image-focal">
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={drag}
        onPointerUp={(event) => {
          const point = drag(event);
          if (point) void save(point);
        }}
      >
        <img
          src={mediaUrl(media.filename)}
          srcSet={toSrcset(media)}
          sizes={sizes}
          width={media.width}
          height={media.height}
          alt={media.alt || texts.preview}
          draggable={false}
        />
        <button
          type="button"
          role="slider"
          aria-label={texts.focal}
          aria-valuenow={focal.x}
          aria-valuetext={fillText(texts.focalAt, focal)}
          aria-describedby={id}
          // The page's policy blocks style attributes in the HTML, so the point has no place before.
          hidden={!isReady}
          style={isReady ? { left: `${focal.x}%`, top: `${focal.y}%` } : undefined}
          onKeyDown={move}
          onBlur={() => void save(focal)}
        />
      </div>
      <figcaption id={id} className="help">
        {hasFailed ? <span role="alert">{texts.altFailed}</span> : texts.focalHelp}
      </figcaption>
    </figure>
  );
}

const toPercent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
