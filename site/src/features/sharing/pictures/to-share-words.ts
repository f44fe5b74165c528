import type { Campaign } from '#api/campaigns/contract.ts';
import type { ShareKind } from '#api/campaigns/share-picture-rules.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDeadline, formatStart } from '#site/i18n/format.ts';
import type { PictureWords } from './paint-picture.ts';
import type { ShareTexts } from './texts.ts';

/** Maximum number of characters of a celebrity's name that stays on one line of the title. */
const NAME_LINE_MAX = 20;

type Named = Pick<Campaign, 'name'> & Readonly<Record<'celebrity' | 'charity', { readonly name: string }>>;

/** Returns with whom and for which charity a campaign is, without the celebrity if its own name says so. */
export function formatWho({ name, celebrity, charity }: Named, texts: ShareTexts): string {
  if (!charity.name) return celebrity.name;
  const who = name.includes(celebrity.name) ? texts.cause : texts.who;
  return fillText(who, { celebrity: celebrity.name, charity: charity.name });
}

/** Returns the texts of a share picture: how to take part and when, that one no longer can, or that the winners are chosen. */
export function toShareWords(
  campaign: Pick<Campaign, 'subscriptionStartDate' | 'subscriptionDeadline' | 'phase'> & Named,
  {
    language,
    texts,
    now,
    kind = 'call',
  }: {
    readonly language: Language;
    readonly texts: ShareTexts;
    readonly now: Date;
    readonly kind?: ShareKind;
  },
): PictureWords {
  const { name, celebrity, phase } = campaign;
  const { subscriptionStartDate: opens, subscriptionDeadline: closes } = campaign;
  const start = phase === 'not-started' && opens ? formatStart(opens, language, now) : '';
  const deadline = closes ? formatDeadline(closes, language, now) : '';
  const when = start ? (deadline ? texts.during : texts.from) : deadline && texts.until;
  const said = {
    title: name.replace(celebrity.name, (whole) =>
      whole.length > NAME_LINE_MAX ? whole : whole.replaceAll(' ', '\u00a0'),
    ),
    detail: formatWho(campaign, texts),
  };
  if (kind === 'wait') return { ...said, call: texts.closed, note: texts.next };
  if (phase === 'winners-selected') return { ...said, call: texts.over, note: texts.more };
  return {
    ...said,
    call: fillText(texts.call, { price: formatEuros(DONATION_CENTS, language) }),
    note: when ? fillText(when, { start, deadline }) : null,
  };
}
