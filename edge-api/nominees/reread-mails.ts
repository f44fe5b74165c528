import { and, eq, isNotNull, isNull, like, not, or, sql, type SQL } from 'drizzle-orm';
import {
  MINUTE_PLACEHOLDER,
  MINUTES,
  renderOwnMinute,
  toEmblemPath,
  toMinute,
} from '../campaigns/dial-rules.ts';
import { queueOwnerMails } from '../campaigns/index.ts';
import type { campaigns } from '../campaigns/table.ts';
import { withPrefix } from '../platform/columns.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { withdrawUnsent } from '../platform/mail.ts';
import type { PageMailText } from '../platform/page-mail.ts';
import type { MailCampaign } from '../platform/render-mail.ts';
import { DAY_MS, type Language } from '../platform/rules.ts';
import { mails } from '../platform/table.ts';
import { isEligible, isJudged, type ChainHead } from '../scoring/index.ts';
import { recordEntries, scores } from '../scoring/table.ts';
import { queueFanMails } from '../submissions/index.ts';
import { SUBMISSIONS_PATH } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { matchesAnswer } from './paid-answers.ts';
import { rereadRequests } from './table.ts';
import {
  formatHead,
  READ,
  REREAD_ASKED_MAIL,
  REREAD_REPLIED_MAIL,
  REREAD_UNANSWERED_MAIL,
  SCORE_PLACEHOLDER,
} from './reread-mail-texts.ts';

type Campaign = typeof campaigns.$inferSelect;

/** The campaign as a mail shows it, and the current head of its record. */
export type MailSubject = {
  readonly campaign: MailCampaign | undefined;
  readonly head: ChainHead | undefined;
};

/** Returns the parts of a fan's mail that show the campaign, with the record's head as a footnote. */
export const toMailParts = ({ campaign, head }: MailSubject, language: Language) => ({
  campaign,
  ...(head && { footnote: formatHead(language, head) }),
});

/** What a mail says about an answer: its score, or that it has none, is in dispute or was withdrawn after a report. */
export type JudgedMail = 'scored' | 'unscored' | 'disputed' | 'withdrawn';

type ScoreMails = Omit<Parameters<typeof queueFanMails>[1], 'toText' | 'complete'> & {
  readonly toText: (language: Language, judged: JudgedMail) => PageMailText;
  /** Whether the mail also says that the minute on its dial is the fan's. */
  readonly namesMinute: boolean;
};

/** The minute for each fan number; they repeat after an hour. */
const MINUTES_BY_NUMBER = JSON.stringify(Array.from({ length: MINUTES }, (_, index) => toMinute(index + 1)));

/** Returns the statements that mail fans their own minute, with their score in place of {@link SCORE_PLACEHOLDER}. */
export function queueScoreMails(ctx: Ctx, { condition, toText, namesMinute, ...mails }: ScoreMails) {
  const score = sql`(select ${scores.score} from ${scores}
    where ${scores.submissionId} = ${submissions.id} and ${isNotNull(scores.score)})`;
  // A bound number would make the result of `%` a fraction.
  const place = sql`(${submissions.fanNumber} - 1) % ${sql.raw(String(MINUTES))}`;
  const minute = sql`json_extract(${MINUTES_BY_NUMBER}, '$[' || (${place}) || ']')`;
  const stands = isNull(submissions.withdrawnAt);
  const isDisputed = eq(submissions.status, 'disputed');
  const counts = and(stands, not(isDisputed));
  const conditions: Readonly<Record<JudgedMail, SQL | undefined>> = {
    scored: and(counts, isNotNull(score)),
    unscored: and(counts, isNull(score)),
    disputed: and(stands, isDisputed),
    withdrawn: isNotNull(submissions.withdrawnAt),
  };
  const queue = (judged: JudgedMail) =>
    queueFanMails(ctx, {
      ...mails,
      condition: and(condition, conditions[judged]),
      toText: (language) => ({
        ...toText(language, judged),
        emblem: {
          url: `${ctx.settings.PUBLIC_ORIGIN}${toEmblemPath(MINUTE_PLACEHOLDER)}`,
          words: namesMinute ? renderOwnMinute(MINUTE_PLACEHOLDER)[language] : '',
        },
      }),
      complete: (mail, language) => {
        const number = judged === 'scored' ? sql`printf('%.1f', ${score})` : sql`''`;
        const shown = language === 'nl' ? sql`replace(${number}, '.', ',')` : number;
        const fill = (content: string) =>
          sql`replace(replace(${content}, ${MINUTE_PLACEHOLDER}, ${minute}), ${SCORE_PLACEHOLDER}, ${shown})`;
        return { ...mail, text: fill(mail.text), html: fill(mail.html) };
      },
    });
  return [...queue('scored'), ...queue('unscored'), ...queue('disputed'), ...queue('withdrawn')];
}

/**
 * Returns the statements that tell every fan with a judged answer that the nominees are known, with their score and the
 * right to another reading: once per fan, however often answers are ranked, and once after each day of reopening.
 */
export function queueReadMails(
  ctx: Ctx,
  { id: campaignId, name, artistName }: Pick<Campaign, 'id' | 'name' | 'artistName'>,
  subject: MailSubject,
  until: Date | null,
) {
  const isReopening = and(eq(recordEntries.campaignId, campaignId), eq(recordEntries.kind, 'reopened'));
  const day = sql`coalesce((select max(${recordEntries.writtenAt}) / ${sql.raw(String(DAY_MS))} from ${recordEntries}
    where ${isReopening}), '')`;
  return queueScoreMails(ctx, {
    campaignId,
    occasion: 'read',
    subject: sql`${submissions.campaignId} || ':' || ${submissions.userId} || ':' || ${day}`,
    condition: and(isEligible(campaignId), isJudged),
    path: SUBMISSIONS_PATH,
    namesMinute: true,
    toText: (language, judged) => ({
      ...READ[language]({ name, artistName, isScored: judged === 'scored', until }),
      ...toMailParts(subject, language),
    }),
  });
}

const ASKED = 'reread-asked:';
const UNANSWERED = 'reread-unanswered';
const toAskedSuffix = ({ now }: Ctx) => `:${Math.floor(now.getTime() / DAY_MS)}`;

/** Holds if {@link queueAskedMails} has already queued its mail today for the request's campaign. */
export const isAskedToday = (ctx: Ctx) =>
  hasRow(mails, eq(mails.key, sql`${ASKED} || ${rereadRequests.campaignId} || ${toAskedSuffix(ctx)}`));

/** A request in a mail's key: after a reopening, a fan can ask again. */
const REQUEST = sql`${rereadRequests.submissionId} || ':' || ${rereadRequests.askedAt}`;
const requestOfAnswer = sql`(select ${REQUEST} from ${rereadRequests} where ${matchesAnswer(rereadRequests)})`;

/** Holds if the fan of a request was told that no reply came. */
export const isToldUnanswered = () => hasRow(mails, eq(mails.key, withPrefix(`${UNANSWERED}:`, REQUEST)));

/** Returns the statements that tell an owner that a fan asked for another reading; one mail covers a whole day. */
export function queueAskedMails(ctx: Ctx, { id, name }: Pick<Campaign, 'id' | 'name'>, condition?: SQL) {
  const occasion = { key: ASKED + id + toAskedSuffix(ctx), path: `/dashboard/campaigns/${id}/nominees` };
  return queueOwnerMails(ctx, id, occasion, (language) => REREAD_ASKED_MAIL[language](name), condition);
}

/** Returns the statements that tell fans whose requests meet `condition` that the owner has not replied in time. */
export function queueUnansweredMails(ctx: Ctx, { id, name }: Pick<Campaign, 'id' | 'name'>, condition: SQL) {
  return queueFanMails(ctx, {
    campaignId: id,
    occasion: UNANSWERED,
    subject: requestOfAnswer,
    condition: and(condition, isEligible(id)),
    path: '/contact',
    toText: (language) => REREAD_UNANSWERED_MAIL[language](name),
  });
}

/** Returns the statement that withdraws unsent mails about how answers were judged, which no longer holds. */
export function withdrawRereadMails(ctx: Ctx, campaignId: string) {
  const isAboutReading = or(like(mails.key, 'read:%'), like(mails.key, 'reread-%'));
  return withdrawUnsent(ctx, and(eq(mails.campaignId, campaignId), isAboutReading));
}

type RepliedRequest = typeof rereadRequests.$inferSelect & { reply: string; isNominated: boolean };

/** Returns the statements that mail the owner's reply to the fan who asked. */
export function queueReplyMails(
  ctx: Ctx,
  { campaignId, submissionId, overlooked: quote, ...replied }: RepliedRequest,
  { name, ...subject }: MailSubject & { readonly name: string },
) {
  return queueFanMails(ctx, {
    campaignId,
    occasion: 'reread-replied',
    subject: requestOfAnswer,
    condition: and(eq(submissions.id, submissionId), isEligible(campaignId)),
    path: SUBMISSIONS_PATH,
    toText: (language) => ({
      ...REREAD_REPLIED_MAIL[language]({ name, ...replied }),
      ...toMailParts(subject, language),
      quote,
    }),
  });
}
