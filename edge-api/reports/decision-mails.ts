import { eq } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { Mail } from '../platform/mail.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { DecideReport } from './contract.ts';
import {
  CONTENT_CLEARED,
  CONTENT_STOPPED,
  REPORT_DISMISSED,
  REPORT_UPHELD,
  REVIEW_LABEL,
} from './mail-texts.ts';
import type { ReportRow } from './list-reports.ts';

type Recipient = { readonly email: string; readonly language: Language };

/** Renders the mails of a decision with its reasons: to the reporter, if there is an address, and to the author. */
export async function renderDecisionMails(
  ctx: Ctx,
  { report, campaign }: ReportRow,
  { decision, statement }: DecideReport,
): Promise<readonly Mail[]> {
  const { id, subject, reason, reporterEmail, language } = report;
  const isStopped = decision === 'stopped';
  const author = await findAuthor(ctx, report);
  const render = (key: string, to: Recipient, texts: typeof CONTENT_STOPPED): Mail => {
    const details = { subject, reason, statement, campaign: campaign.name };
    const text = { ...texts[to.language](details), label: REVIEW_LABEL[to.language] };
    return { key, to: to.email, ...renderPageMail(ctx, to.language, '/contact', text) };
  };
  const reporter = reporterEmail === null ? undefined : { email: reporterEmail, language };
  // The key of the mail that stopping a campaign queues as well: of the two, the owner gets the one with all reasons.
  const authorKey =
    isStopped && subject === 'campaign' ? `campaign-stopped:${campaign.id}` : `report-decided:${id}:author`;
  return [
    ...(reporter
      ? [render(`report-decided:${id}:reporter`, reporter, isStopped ? REPORT_UPHELD : REPORT_DISMISSED)]
      : []),
    ...(author ? [render(authorKey, author, isStopped ? CONTENT_STOPPED : CONTENT_CLEARED)] : []),
  ];
}

/** Returns who made what was reported: the fan for an answer, else the campaign's owner; none for an unknown answer. */
async function findAuthor(
  ctx: Ctx,
  { subject, campaignId, submissionId }: ReportRow['report'],
): Promise<Recipient | undefined> {
  const columns = { email: user.email, language: user.language };
  const [found] =
    subject === 'answer'
      ? await ctx.db
          .select(columns)
          .from(submissions)
          .innerJoin(user, eq(user.id, submissions.userId))
          .where(eq(submissions.id, submissionId ?? ''))
      : await ctx.db
          .select(columns)
          .from(campaigns)
          .innerJoin(user, eq(user.id, campaigns.ownerId))
          .where(eq(campaigns.id, campaignId));
  return found && !found.email.endsWith(ERASED) ? found : undefined;
}

/** The end of the address of a person who is gone (accounts/personal-data.ts). */
const ERASED = '@erased.invalid';
