import type { Campaign } from '#api/campaigns/contract.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { DONATION_CENTS, VIA_PARAMETER, type LINK_SOURCES } from '#api/submissions/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { PictureWords } from '../sharing/pictures/paint-picture.ts';
import type { ShareTexts } from '../sharing/pictures/texts.ts';
import { toShareWords } from '../sharing/pictures/to-share-words.ts';
import type { PieceTexts } from './texts.ts';

/** The texts that an owner copies, in the order shown. */
export const CAPTION_NAMES = ['link', 'instagram', 'whatsapp', 'mailSubject', 'mail'] as const;

/** The contents of a campaign's kit in one language. */
export type Kit = {
  readonly words: PictureWords;
  /** By the source under which the owner's statistics count the visitors. */
  readonly links: Readonly<Record<(typeof LINK_SOURCES)[number], string>>;
  readonly captions: Readonly<Record<(typeof CAPTION_NAMES)[number], string>>;
};

type KitCampaign = Parameters<typeof toShareWords>[0] & Pick<Campaign, 'slug'>;
type KitContext = {
  readonly origin: string;
  readonly language: Language;
  readonly texts: PieceTexts & ShareTexts;
  readonly now: Date;
};

/** Returns a campaign's kit in a language. */
export function toKit(campaign: KitCampaign, { origin, language, texts, now }: KitContext): Kit {
  const { slug, name: title } = campaign;
  const toLink = (source: (typeof LINK_SOURCES)[number]) =>
    `${origin}/${language}/campaigns/${slug}?${VIA_PARAMETER}=${source}`;
  const price = formatEuros(DONATION_CENTS, language);
  const pitch = formatPitch(campaign, texts);
  const words = toShareWords(campaign, { language, texts, now });
  const note = words.note ?? '';
  const when = note && fillText(texts.whenSentence, { when: note.charAt(0).toLowerCase() + note.slice(1) });
  const link = toLink('share');
  const fill = (text: string) => fillText(text, { title, pitch, price, when, link });
  return {
    words: { ...words, detail: pitch, site: new URL(origin).host },
    links: { share: link, poster: toLink('poster') },
    captions: {
      link,
      instagram: fill(texts.instagram),
      whatsapp: fill(texts.whatsapp),
      mailSubject: fill(texts.mailSubject),
      mail: fill(texts.mail),
    },
  };
}

/** Says whom one supports and whom one may meet; for a charity that runs its own campaign, only the former. */
function formatPitch({ celebrity, charity }: KitCampaign, texts: PieceTexts): string {
  const isOwnCampaign = celebrity.name === charity.name;
  return fillText(isOwnCampaign ? texts.charityPitch : texts.pitch, {
    celebrity: celebrity.name,
    charity: charity.name,
  });
}
