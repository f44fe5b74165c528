import { eq } from 'drizzle-orm';
import { toPersonKey } from '../accounts/rules.ts';
import { user } from '../accounts/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hmacSha256 } from '../platform/digest.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import { enforceNetworkLimit, enforceRateLimit } from '../platform/rate-limit.ts';
import { renderMail } from '../platform/render-mail.ts';
import { DAY_MS, type Language } from '../platform/rules.ts';
import type { NewReport } from './contract.ts';
import { findReported } from './find-reported.ts';
import { RECEIVED } from './mail-texts.ts';
import { reports } from './table.ts';

const ID_LENGTH = 32;

/**
 * Stores a report of illegal content and confirms it by mail where the reporter gave an address (Digital Services Act,
 * article 16(4)). The same report sent again on the same day is the same report. Throws as `findReported` does, and 429.
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
    // Of what was sent, not of what was found: equal ids of different words would tell that an answer has them.
    id: toReportId(ctx, { ...content, submissionId, quote, email }),
    ...content,
    language,
    createdAt: ctx.now,
    reporterName: input.name || null,
    reporterEmail: email,
  };
  await ctx.db.batch([
    ctx.db.insert(reports).values(row).onConflictDoNothing({ target: reports.id }),
    ...(email === null ? [] : [queueReceipt(ctx, { ...row, email, campaign })]),
  ]);
  ctx.log.info('report_received', { report: row.id, subject, reason });
  if (email !== null) ctx.defer(sendDueMails(ctx));
  return { id: row.id };
}

/** Returns an id that is the same for the same report on the same day, and that cannot be guessed. */
function toReportId({ settings, now }: Ctx, content: Readonly<Record<string, string | null>>): string {
  const day = Math.floor(now.getTime() / DAY_MS);
  return hmacSha256(settings.BETTER_AUTH_SECRET, JSON.stringify({ day, ...content })).slice(0, ID_LENGTH);
}

/** Returns the language of the account with an address, else that of the page. */
async function readLanguage(ctx: Ctx, email: string | null): Promise<Language> {
  if (email === null) return ctx.language;
  const [row] = await ctx.db.select({ language: user.language }).from(user).where(eq(user.email, email));
  return row?.language ?? ctx.language;
}

type Receipt = Pick<typeof reports.$inferSelect, 'id' | 'subject' | 'language'> &
  Readonly<Record<'email' | 'campaign', string>>;

/** The mail repeats nothing that was typed: anyone may type an address that is not theirs. */
function queueReceipt(ctx: Ctx, { id, subject, language, email, campaign }: Receipt) {
  const { subject: title, ...content } = RECEIVED[language]({ subject, campaign });
  return queueMail(ctx, {
    key: `report-received:${id}`,
    to: email,
    subject: title,
    ...renderMail(language, content),
  });
}
