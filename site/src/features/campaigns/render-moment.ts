import type { PublicCampaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import {
  campaignStateAt,
  getMoment,
  isDecided,
  type CampaignState,
  type FanFacts,
  type Moment,
} from '#api/submissions/moment-rules.ts';
import { MOMENT_TEXTS } from '#api/submissions/moment-text-rules.ts';
import type { RefundReason } from '#api/submissions/rules.ts';
import { allowOverrides } from '#site/i18n/feature-texts.ts';
import type { EndingWords } from '#widget/subscribe/EndingPanel.tsx';
import { formatMoment } from './format-moment.ts';
import { listCharityLost, listOverdue } from './list-late.ts';

/** Returns the texts of moments in a language, with the editors' overrides ('moment.title.open'). Not for islands. */
export const momentTexts = allowOverrides('moment', MOMENT_TEXTS);

/** The texts of a moment on a campaign's page. */
export type MomentWords = Pick<EndingWords, 'icon' | 'title'> & {
  /** What comes next, in one sentence; empty if nothing does. */
  readonly next: string;
  /** The details and what comes next, as paragraphs. */
  readonly lines: readonly string[];
  readonly action: Link | undefined;
  /** The page of a winner who comes, which says more than this one. */
  readonly page: Link | undefined;
};

type Link = { readonly label: string; readonly href: string };

type Circumstances = {
  readonly fan: (FanFacts & { readonly refundReason?: RefundReason | null }) | undefined;
  /** Whether the visitor runs the campaign and so cannot take part. */
  readonly isOwner?: boolean | undefined;
  readonly now: Date;
  readonly language: Language;
};
type RenderedMoment = { readonly moment: Moment; readonly words: MomentWords };

/** Returns a visitor's moment on a campaign's page, with its texts. */
export function renderMoment(
  campaign: PublicCampaign,
  { fan, isOwner, now, language }: Circumstances,
): RenderedMoment {
  const t = momentTexts(language);
  const moment = getMoment(campaignStateAt(campaign, now), fan, campaign.isThanked);
  const { celebrity, subscriptionStartDate: start } = campaign;
  const sentences = formatMoment(moment, t, { celebrity: celebrity.name, start, fan }, language);
  const reader = { moment, isFan: fan !== undefined, celebrity: celebrity.name, language };
  const overdue = listOverdue(campaign, reader, t.overdue);
  const charity = listCharityLost(campaign, reader, t.overdue);
  // A lost charity does not change what a fan waits for.
  const late = fan ? overdue : [...overdue, ...charity];
  const next = late.length > 0 ? late : [sentences.next];
  return {
    moment,
    words: {
      icon: getIcon(moment.state),
      title: t.title[moment.state],
      next: late[0] ?? sentences.next,
      lines: [sentences.text, ...next, ...(fan ? charity : [])].filter(Boolean),
      action: isOwner ? undefined : toAction(moment, fan, language),
      page:
        moment.state === 'accepted' ? { label: t.action.page, href: winnerPath(fan, language) } : undefined,
    },
  };
}

/**
 * Returns the texts for an open campaign that closes while its page is open. Whether there will be answers to judge is
 * only known for a campaign with a result, or to a fan who has answered.
 */
export function renderEnding(campaign: PublicCampaign, circumstances: Circumstances): RenderedMoment {
  const { moment, words } = renderMoment({ ...campaign, isActive: false }, circumstances);
  const isKnown = moment.state !== 'closed' || campaign.result !== null;
  return { moment, words: isKnown ? words : { ...words, next: '', lines: words.lines.slice(0, 1) } };
}

function toAction({ next }: Moment, fan: FanFacts | undefined, language: Language): MomentWords['action'] {
  const { action } = momentTexts(language);
  if (next === 'answer' || next === 'pay') return { label: action[next], href: '#donate' };
  if (next !== 'reply' && next !== 'new-date') return undefined;
  return { label: action[next], href: winnerPath(fan, language) };
}

const winnerPath = (fan: FanFacts | undefined, language: Language) =>
  `/${language}/winner?token=${fan?.outcome?.invitation?.token}`;

const ICONS: Readonly<Partial<Record<Moment['state'], EndingWords['icon']>>> = {
  in: 'check',
  judged: 'check',
  won: 'check',
  accepted: 'check',
  attended: 'check',
  unpaid: 'clock',
  'on-hold': 'clock',
  processing: 'clock',
  failed: 'alert',
  missed: 'alert',
};

export const getIcon = (state: Moment['state']): EndingWords['icon'] => ICONS[state] ?? 'info';

/** Returns the title of the page on the selection, before or after it; undefined if nobody will be chosen. */
export function findSelectionTitle(state: CampaignState): 'selection' | 'selectionOver' | undefined {
  if (isDecided(state)) return 'selectionOver';
  return getMoment(state).isUndecided ? 'selection' : undefined;
}
