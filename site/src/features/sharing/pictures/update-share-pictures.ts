import type { Campaign } from '#api/campaigns/contract.ts';
import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { sendToApi } from '../../accounts/api.ts';
import { drawPicture } from './draw-picture.ts';
import type { ShareTexts } from './texts.ts';
import { toShareWords } from './to-share-words.ts';

/** Draws and stores a campaign's share pictures; throws if something cannot be loaded, drawn or stored. */
export async function updateSharePictures(
  campaign: Campaign,
  texts: Readonly<Record<Language, ShareTexts>>,
): Promise<void> {
  for (const language of LANGUAGES) {
    const words = toShareWords(campaign, { language, texts: texts[language], now: new Date() });
    await store(
      campaign,
      language,
      await drawPicture({ layout: 'link', words, campaign, mimeType: 'image/jpeg' }),
    );
  }
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
