import type { PublicCampaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { campaignStateAt, getMoment, type FanFacts, type Moment } from '#api/submissions/moment-rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime, formatDeadline, formatFullDate, formatLongDate } from '#site/i18n/format.ts';
import { momentTexts } from './moment-texts.ts';

/** What a place says of a moment. */
export type MomentWords = {
  readonly title: string;
  /** What comes next, in a sentence; empty where nothing does. */
  readonly next: string;
  /** Title and next at length, a paragraph each. */
  readonly lines: readonly string[];
  readonly action: { readonly label: string; readonly href: string } | undefined;
};

/** Returns the moment of a person on a campaign's page, and what every place there says of it. */
export function renderMoment(
  campaign: PublicCampaign,
  {
    fan,
    now,
    language,
  }: { readonly fan: FanFacts | undefined; readonly now: Date; readonly language: Language },
): { readonly moment: Moment; readonly words: MomentWords } {
  const moment = getMoment(campaignStateAt(campaign, now), fan);
  const t = momentTexts(language);
  const { overdue, paused } = campaign;
  const fill = (text: string) => fillText(text, toValues(campaign, fan, now, language)).trim();
  const { state, next } = moment;
  const isCampaigns = state === moment.campaign;
  const late = isCampaigns && overdue ? t.overdue[overdue.what] : undefined;
  const lines = [
    late ?? `${t.text[state]} ${t.next[next]}`,
    late && overdue?.returnAt ? t.overdue.returns : '',
    isCampaigns && paused && moment.campaign !== 'paused' && moment.campaign !== 'cancelled'
      ? t.more.charity
      : '',
  ];
  const action = next === 'answer' || next === 'pay' || next === 'reply' ? next : undefined;
  return {
    moment,
    words: {
      title: t.title[state],
      next: fill(late ?? t.next[next]),
      lines: lines.map(fill).filter((line) => line !== ''),
      action: action && { label: t.action[action], href: toActionHref(action, fan, language) },
    },
  };
}

function toActionHref(
  action: 'answer' | 'pay' | 'reply',
  fan: FanFacts | undefined,
  language: Language,
): string {
  return action === 'reply' ? `/${language}/winner?token=${fan?.outcome?.invitation?.token}` : '#donate';
}

function toValues(campaign: PublicCampaign, fan: FanFacts | undefined, now: Date, language: Language) {
  const { subscriptionStartDate: start, subscriptionDeadline: deadline, plannedDate, overdue } = campaign;
  const { more } = momentTexts(language);
  const until = fan?.outcome?.invitation?.answerBy ?? null;
  return {
    celebrity: campaign.celebrity.name,
    start: start === null ? '' : formatDateTime(start, language),
    closing:
      deadline === null
        ? more.untilClosed
        : fillText(more.until, { deadline: formatDeadline(deadline, language, now) }),
    date:
      plannedDate === null
        ? more.dateOpen
        : fillText(more.date, { date: formatFullDate(plannedDate, language) }),
    until: until === null ? '' : formatDateTime(until, language),
    returns: overdue?.returnAt ? formatLongDate(overdue.returnAt, language) : '',
  };
}
