import type { Campaign } from '#api/campaigns/contract.ts';
import { SHARE_KINDS, type ShareKind } from '#api/campaigns/share-picture-rules.ts';
import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { callAsPerson, sendToApi } from '../../accounts/api.ts';
import { drawPicture } from './draw-picture.ts';
import type { ShareTexts } from './texts.ts';
import { toShareWords } from './to-share-words.ts';

/** Draws and stores a campaign's share pictures; throws if something cannot be loaded, drawn or stored. */
export async function updateSharePictures(
  campaign: Campaign,
  texts: Readonly<Record<Language, ShareTexts>>,
): Promise<void> {
  for (const language of LANGUAGES)
    for (const kind of SHARE_KINDS) {
      const words = toShareWords(campaign, { language, texts: texts[language], now: new Date(), kind });
      const picture = await drawPicture({ layout: 'link', words, campaign, mimeType: 'image/jpeg' });
      await store(campaign, { language, kind }, picture);
    }
}

type Place = { readonly language: Language; readonly kind: ShareKind };

async function store({ id, version }: Campaign, place: Place, picture: Blob): Promise<void> {
  const body = new FormData();
  body.append('file', picture, 'share.jpg');
  const query = new URLSearchParams({ ...place, version: String(version) });
  const path = `/api/campaigns/${encodeURIComponent(id)}/share-pictures?${query}`;
  const outcome = await callAsPerson(() => sendToApi(path, { method: 'POST', body }));
  if (outcome.kind !== 'done') throw new Error(`The share picture was refused: ${outcome.status}`);
}
