import type { Campaign } from '#api/campaigns/contract.ts';
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '#api/campaigns/share-picture-rules.ts';
import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { sendToApi } from '../accounts/api.ts';
import { toGradient } from '../campaigns/gradient.ts';
import { createCanvas } from '../story-kit/create-canvas.ts';
import { createMeasure, loadFonts } from '../story-kit/fonts.ts';
import { paintPiece } from '../story-kit/paint-piece.ts';
import type { Cover } from '../story-kit/draw-cover.ts';
import type { Shape } from '../story-kit/shapes.ts';
import { composeSharePicture } from './compose-share-picture.ts';
import { toShareWords, type ShareTexts } from './to-share-words.ts';

const JPEG_QUALITY = 0.95;

/** Draws a campaign's share pictures and stores them; throws for what cannot be loaded, drawn or stored. */
export async function updateSharePictures(
  campaign: Campaign,
  texts: Readonly<Record<Language, ShareTexts>>,
): Promise<void> {
  await loadFonts();
  const measure = createMeasure();
  const cover = {
    picture: campaign.image && (await loadPicture(campaign.image.url)),
    gradient: toGradient(campaign.id),
  };
  for (const language of LANGUAGES) {
    const words = toShareWords(campaign, { language, texts: texts[language], now: new Date() });
    await store(campaign, language, await draw(composeSharePicture(words, measure), cover));
  }
}

async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

function draw(shapes: readonly Shape[], cover: Cover): Promise<Blob> {
  const context = createCanvas(SHARE_WIDTH_PX, SHARE_HEIGHT_PX);
  paintPiece(context, shapes, { cover, code: [] }, 1);
  return new Promise((resolve, reject) => {
    context.canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

async function store({ id, version }: Campaign, language: Language, picture: Blob): Promise<void> {
  const body = new FormData();
  body.append('file', picture, 'share.jpg');
  const query = new URLSearchParams({ language, version: String(version) });
  const reply = await sendToApi(`/api/campaigns/${encodeURIComponent(id)}/share-pictures?${query}`, {
    method: 'POST',
    body,
  });
  if (!reply.ok) throw new Error(`The share picture was refused: ${reply.status}`);
}
