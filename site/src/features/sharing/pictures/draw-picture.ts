import { getInitials } from '#api/accounts/rules.ts';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { Media } from '#api/media/contract.ts';
import { LAYOUTS } from './layouts.ts';
import { toDialFile, type Picture } from './paint-cover.ts';
import { paintPicture, type Code, type PictureWords } from './paint-picture.ts';
import { FONT_FAMILY } from './paint-texts.ts';

const JPEG_QUALITY = 0.95;
/** A ring without remaining time, because a stored picture would soon be out of date. */
const TIMELESS = 60;

type Drawing = {
  readonly layout: keyof typeof LAYOUTS;
  readonly words: PictureWords;
  readonly campaign: Pick<CampaignCard, 'result'> & {
    readonly image: Pick<Media, 'url' | 'focal'> | null;
    readonly celebrity: Pick<CampaignCard['celebrity'], 'name' | 'avatar'>;
  };
  readonly own?: number | undefined;
  /** The minutes of the chosen fans, if the picture shows them. */
  readonly chosen?: readonly number[];
  readonly code?: Code;
  readonly mimeType: 'image/jpeg' | 'image/png';
};

/** Draws a picture of a campaign; throws if something cannot be loaded or drawn. */
export async function drawPicture({
  layout,
  words,
  campaign,
  own,
  chosen,
  code,
  mimeType,
}: Drawing): Promise<Blob> {
  await document.fonts.load(`800 1em ${FONT_FAMILY}`, Object.values(words).join(''));
  const { image, result } = campaign;
  const { avatar, name } = campaign.celebrity;
  const count = result?.participants ?? null;
  const face = avatar ? undefined : getInitials(name);
  const ring = URL.createObjectURL(toDialFile({ label: '', count, gap: TIMELESS, own, chosen, face }));
  const motif = {
    cover: image && (await loadPicture(image)),
    face: avatar && (await loadPicture(avatar)),
    // Over a scene, a dial with initials adds nothing unless it shows someone's minute.
    ring: image && face && !own && !chosen ? null : await loadImage(ring),
  };
  URL.revokeObjectURL(ring);
  const canvas = document.createElement('canvas');
  canvas.width = LAYOUTS[layout].width;
  canvas.height = LAYOUTS[layout].height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  paintPicture(context, LAYOUTS[layout], words, { ...motif, code });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty'))),
      mimeType,
      JPEG_QUALITY,
    );
  });
}

async function loadPicture({ url, focal }: Pick<Media, 'url' | 'focal'>): Promise<Picture> {
  return { image: await loadImage(url), focal };
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}
