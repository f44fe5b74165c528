import { eq, and, isNotNull, not, or, sql } from 'drizzle-orm';
import { toPersonKey } from '../accounts/rules.ts';
import { user } from '../accounts/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hmacSha256 } from '../platform/digest.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import { enforceNetworkLimit, enforceRateLimit } from '../platform/rate-limit.ts';
import { renderMail } from '../platform/render-mail.ts';
import { DAY_MS, type Language } from '../platform/rules.ts';
import type { NewReport } from './contract.ts';
import { RECEIVED } from './mail-texts.ts';
import { reports } from './table.ts';
import { isPublic, isRunBy } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { notFound, validationFailed } from '../platform/errors.ts';
import { isPublished } from '../stories/index.ts';
import { stories } from '../stories/table.ts';
import { submissions } from '../submissions/table.ts';
import { isSeenBy } from '../thanks/index.ts';
import { thanks } from '../thanks/table.ts';
import { isOnWall } from '../wall/index.ts';
import { wallAnswers } from '../wall/table.ts';
import { ADDRESS_UNKNOWN, findCampaignSlug } from './rules.ts';

const ID_LENGTH = 32;

/**
 * Stores a report of illegal content and confirms it by mail if the reporter gave an address (Digital Services Act,
 * article 16(4)). Repeating a report on the same day stores nothing new. Throws as `findReported` does, and 429.
 */
export async function createReport(ctx: Ctx, input: NewReport): Promise<{ readonly id: string }> {
  const email = input.email || null;
  await enforceNetworkLimit(ctx, 'reports-network', ctx.settings.LIMIT_REPORTS);
  if (email !== null)
    await enforceRateLimit(ctx, 'reports-address', toPersonKey(email), ctx.settings.LIMIT_REPORTS);
  const { campaign, ...reported } = await findReported(ctx, input);
  const { subject, reason, explanation, address, submissionId = null, quote = '' } = input;
  const content = { subject, ...reported, reason, explanation, address };
  const language = await readLanguage(ctx, email);
  const row = {
    // Based on what was sent, not on what was found: equal ids for different quotes would reveal a match.
    id: toReportId(ctx, { ...content, submissionId, quote, email }),
    ...content,
    language,
    createdAt: ctx.now,
    reporterName: input.name || null,
    reporterEmail: email,
    userId: ctx.actor.kind === 'person' && ctx.actor.person.email === email ? ctx.actor.person.id : null,
  };
  await ctx.db.batch([
    ctx.db.insert(reports).values(row).onConflictDoNothing({ target: reports.id }),
    ...(email === null ? [] : [queueReceipt(ctx, { ...row, email, campaign })]),
  ]);
  ctx.log.info('report_received', { report: row.id, subject, reason });
  if (email !== null) ctx.defer(sendDueMails(ctx));
  return { id: row.id };
}

/** Returns an id that is the same for the same report on the same day, and cannot be guessed. */
function toReportId({ settings, now }: Ctx, content: Readonly<Record<string, string | null>>): string {
  const day = Math.floor(now.getTime() / DAY_MS);
  return hmacSha256(settings.BETTER_AUTH_SECRET, JSON.stringify({ day, ...content })).slice(0, ID_LENGTH);
}

/** Returns the language of the account with an address, else of the page. */
async function readLanguage(ctx: Ctx, email: string | null): Promise<Language> {
  if (email === null) return ctx.language;
  const [row] = await ctx.db.select({ language: user.language }).from(user).where(eq(user.email, email));
  return row?.language ?? ctx.language;
}

type Receipt = Pick<typeof reports.$inferSelect, 'id' | 'subject' | 'language'> &
  Readonly<Record<'email' | 'campaign', string>>;

/** The mail repeats no input, because anyone can enter an address that is not theirs. */
function queueReceipt(ctx: Ctx, { id, subject, language, email, campaign }: Receipt) {
  const { subject: title, ...content } = RECEIVED[language]({ subject, campaign });
  return queueMail(ctx, {
    key: `report-received:${id}`,
    to: email,
    subject: title,
    ...renderMail(language, { ...content, reason: 'entered' }),
  });
}

type Reported = {
  readonly campaignId: string;
  readonly campaign: string;
  readonly submissionId: string | null;
  /** The reported text; empty if it is the answer's. */
  readonly quote: string;
};

/** Returns what a report is about, but not whether its quote matches. Throws 404 for what the caller cannot see. */
async function findReported(ctx: Ctx, input: NewReport): Promise<Reported> {
  const { id: campaignId, name: campaign } = await requireCampaign(ctx, input);
  const found = { campaignId, campaign, submissionId: null, quote: '' };
  if (input.subject === 'campaign') return found;
  if (input.subject === 'thanks') {
    await requireThanks(ctx, campaignId);
    return found;
  }
  if (input.subject === 'story') {
    const isTold = and(eq(stories.campaignId, campaignId), isPublished);
    if ((await ctx.db.$count(stories, isTold)) === 0) throw notFound();
    return found;
  }
  const { submissionId, quote = '' } = input;
  if (submissionId === undefined) {
    const match = await findAnswer(ctx, campaignId, quote);
    return { ...found, submissionId: match?.id ?? null, quote: match?.isName === false ? '' : quote };
  }
  await requireAnswer(ctx, campaignId, submissionId);
  return { ...found, submissionId };
}

async function requireCampaign(ctx: Ctx, { campaignId, address }: NewReport) {
  const slug = findCampaignSlug(address, new URL(ctx.settings.PUBLIC_ORIGIN).origin) ?? '';
  const isNamed = campaignId === undefined ? eq(campaigns.slug, slug) : eq(campaigns.id, campaignId);
  const [row] = await ctx.db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(and(isNamed, isPublic));
  if (row) return row;
  throw campaignId === undefined
    ? validationFailed([{ path: 'address', message: ADDRESS_UNKNOWN }])
    : notFound();
}

/** Requires a thank-you that the caller can see: as the campaign's owner, or if they paid and it was sent. */
async function requireThanks(ctx: Ctx, campaignId: string): Promise<void> {
  const personId = ctx.actor.kind === 'person' ? ctx.actor.person.id : '';
  const [row] = await ctx.db
    .select({ id: thanks.campaignId })
    .from(thanks)
    .innerJoin(campaigns, eq(campaigns.id, thanks.campaignId))
    .where(and(eq(thanks.campaignId, campaignId), isNotNull(thanks.sentAt), isSeenBy(personId)));
  if (!row) throw notFound();
}

/** Requires an answer that the caller can read: paid and of their campaign, their own, or on the wall. */
async function requireAnswer(ctx: Ctx, campaignId: string, submissionId: string): Promise<void> {
  const personId = ctx.actor.kind === 'person' ? ctx.actor.person.id : '';
  const isManaged = and(isRunBy(personId), eq(submissions.status, 'paid'));
  const isRead = or(isManaged, eq(submissions.userId, personId), isOnWall(submissionId));
  const [row] = await ctx.db
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(and(eq(submissions.id, submissionId), eq(submissions.campaignId, campaignId), isRead));
  if (!row) throw notFound();
}

/** Finds a campaign's paid answer by its text, or by its fan's public name. */
async function findAnswer(ctx: Ctx, campaignId: string, quote: string) {
  const hasWords = sql`lower(trim(${submissions.answer})) = lower(${quote})`;
  const hasName = sql`lower(${quote}) = lower(${wallAnswers.displayName})
    or instr(lower(${user.name}) || ' ', lower(${quote}) || ' ') = 1`;
  const [row] = await ctx.db
    .select({ id: submissions.id, isName: not(hasWords).mapWith(Boolean) })
    .from(submissions)
    .leftJoin(user, eq(user.id, submissions.userId))
    .leftJoin(wallAnswers, eq(wallAnswers.submissionId, submissions.id))
    .where(and(eq(submissions.campaignId, campaignId), eq(submissions.status, 'paid'), or(hasWords, hasName)))
    .orderBy(not(hasWords))
    .limit(1);
  return row;
}
