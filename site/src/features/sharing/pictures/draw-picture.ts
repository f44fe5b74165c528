import { toGradient } from '../../campaigns/gradient.ts';
import { LAYOUTS } from './layouts.ts';
import { paintPicture, type Code, type PictureWords } from './paint-picture.ts';
import { FONT_FAMILY } from './paint-texts.ts';

const JPEG_QUALITY = 0.95;

type Drawing = {
  readonly layout: keyof typeof LAYOUTS;
  readonly words: PictureWords;
  readonly campaign: { readonly id: string; readonly image: { readonly url: string } | null };
  readonly code?: Code;
  readonly mimeType: 'image/jpeg' | 'image/png';
};

/** Draws a picture of a campaign; throws for what cannot be loaded or drawn. */
export async function drawPicture({ layout, words, campaign, code, mimeType }: Drawing): Promise<Blob> {
  await document.fonts.load(`800 1em ${FONT_FAMILY}`, Object.values(words).join(''));
  const cover = {
    picture: campaign.image && (await loadPicture(campaign.image.url)),
    gradient: toGradient(campaign.id),
  };
  const canvas = document.createElement('canvas');
  canvas.width = LAYOUTS[layout].width;
  canvas.height = LAYOUTS[layout].height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  paintPicture(context, LAYOUTS[layout], words, { cover, code });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty'))),
      mimeType,
      JPEG_QUALITY,
    );
  });
}

async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}
