import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, validationFailed } from '../platform/errors.ts';
import { insertIf } from '../platform/insert-if.ts';
import { findMailCampaign } from '../campaigns/index.ts';
import { renderMail, type MailCampaign } from '../platform/render-mail.ts';
import { queueMails, sendDueMails } from '../platform/mail.ts';
import { LANGUAGES, type Language } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { OwnThanks } from './contract.ts';
import { getOwnThanks } from './get-own-thanks.ts';
import { THANKS_SENT } from './mail-texts.ts';
import { requireDraft } from './require-draft.ts';
import { getRequirement, findMissing, THANKS_INCOMPLETE } from './rules.ts';
import { thanks, thanksFiles } from './table.ts';

/**
 * Sends the thank-you of the caller's own campaign, once, with a mail to everyone who paid. Throws 400 while what its
 * method requires is missing, 409 before there are winners and once it was sent: of simultaneous calls, one sends.
 */
export async function sendThanks(ctx: Ctx, campaignId: string): Promise<OwnThanks> {
  await requireDraft(ctx, campaignId);
  const draft = await getOwnThanks(ctx, campaignId);
  const missing = findMissing(draft.method, draft);
  if (missing) throw validationFailed([missing]);
  const guard = isReadyToSend(campaignId, draft);
  const about = await findMailCampaign(ctx, campaignId);
  const emptyDraft = { campaignId, createdAt: ctx.now, updatedAt: ctx.now };
  const [, ...results] = await ctx.db.batch([
    insertIf(ctx.db, thanks, emptyDraft, sql`true`).onConflictDoNothing(),
    ...LANGUAGES.map((language) => queueThanksMails(ctx, campaignId, language, draft, about, guard)),
    ctx.db
      .update(thanks)
      .set({ sentAt: ctx.now })
      .where(and(eq(thanks.campaignId, campaignId), isNull(thanks.sentAt), guard))
      .returning({ id: thanks.campaignId }),
  ]);
  const sent: unknown = results.at(-1);
  if (!Array.isArray(sent) || sent.length === 0) {
    await requireDraft(ctx, campaignId);
    throw new ApiError(409, 'conflict', THANKS_INCOMPLETE);
  }
  ctx.log.info('thanks_sent', { campaign: campaignId, recipients: draft.recipients });
  ctx.defer(sendDueMails(ctx));
  return getOwnThanks(ctx, campaignId);
}

/** The condition that the draft is still complete and unsent when the batch is written. */
function isReadyToSend(campaignId: string, { method }: OwnThanks): SQL {
  const requirement = getRequirement(method);
  const isComplete =
    requirement === 'message'
      ? sql`trim(${thanks.message}) <> ''`
      : sql`exists (select 1 from ${thanksFiles} where ${thanksFiles.campaignId} = ${campaignId}
          and ${thanksFiles.kind} = ${requirement} and ${thanksFiles.state} = 'ready')`;
  return sql`exists (select 1 from ${thanks} inner join ${campaigns} on ${campaigns.id} = ${thanks.campaignId}
    where ${thanks.campaignId} = ${campaignId} and ${thanks.sentAt} is null and ${campaigns.winnersSelected} = 1
    and ${campaigns.cancelledAt} is null
    and ${campaigns.thankYouMethod} = ${method} and ${isComplete})`;
}

/** The statement that queues one mail for each paid answer of people with one language; its link opens the thank-you. */
function queueThanksMails(
  ctx: Ctx,
  campaignId: string,
  language: Language,
  ownThanks: OwnThanks,
  about: MailCampaign | undefined,
  guard: SQL,
) {
  const { subject, label, ...content } = THANKS_SENT[language](ownThanks);
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${language}/dashboard/subscribed?thanks=${campaignId}`;
  return queueMails(
    ctx,
    {
      subject: subject.replace(/\s+/g, ' '),
      ...renderMail(language, { ...content, ...(about && { campaign: about }), action: { label, url } }),
      key: sql`'thanks:' || ${submissions.id}`,
      to: sql`${user.email}`,
    },
    sql`${submissions} inner join ${user} on ${user.id} = ${submissions.userId}
      where ${submissions.campaignId} = ${campaignId} and ${submissions.status} = 'paid'
      and ${user.language} = ${language} and ${guard}`,
  );
}
