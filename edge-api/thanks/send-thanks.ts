import { and, eq, inArray, isNull } from 'drizzle-orm';
import { findMailCampaign, noteAct, noteThanked } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import { OCCASION, sendDueMails, withdrawUnsent } from '../platform/mail.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import { mails } from '../platform/table.ts';
import { commit, runUnit } from '../platform/unit-of-work.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import type { OwnThanks } from './contract.ts';
import { getOwnThanks, requireDraft } from './own-thanks.ts';
import { findMissing } from './rules.ts';
import { thanks, thanksFiles } from './table.ts';

/** To everyone who paid: there is a thank-you for them. */
const THANKS_SENT: MailTexts<[details: { readonly from: string; readonly campaign: string }]> = {
  nl: ({ from, campaign }) => ({
    subject: `Een bedankje van ${from}`,
    heading: `Een bedankje van ${from}`,
    paragraphs: [
      `Je deed mee aan ‘${campaign}’. ${from} heeft iets gemaakt voor iedereen die meedeed, dus ook voor jou.`,
      'Het staat klaar bij je inschrijving. Dank je wel voor je donatie.',
    ],
    label: 'Bekijk je bedankje',
  }),
  en: ({ from, campaign }) => ({
    subject: `A thank-you from ${from}`,
    heading: `A thank-you from ${from}`,
    paragraphs: [
      `You took part in “${campaign}”. ${from} has made something for everyone who did, and that includes you.`,
      'It is waiting with your submission. Thank you for your donation.',
    ],
    label: 'See your thank-you',
  }),
};

/**
 * Sends the thank-you of the caller's own campaign, once, with a mail to everyone who paid. Throws 400 if anything
 * required is missing, 409 before there are winners and once it was sent. Of concurrent calls, one sends.
 */
export async function sendThanks(ctx: Ctx, campaignId: string): Promise<OwnThanks> {
  await runUnit(async () => {
    const unchanged = await requireDraft(ctx, campaignId);
    const draft = await getOwnThanks(ctx, campaignId);
    const missing = findMissing(draft.method, draft);
    if (missing) throw validationFailed([missing]);
    const ids = draft.files.map(({ id }) => id);
    const areThere = and(inArray(thanksFiles.id, ids), eq(thanksFiles.state, 'ready'));
    const campaign = await findMailCampaign(ctx, campaignId);
    const times = { createdAt: ctx.now, updatedAt: ctx.now, sentAt: ctx.now };
    await commit(ctx, and(unchanged, eq(ctx.db.$count(thanksFiles, areThere), ids.length)), [
      ctx.db
        .insert(thanks)
        .values({ campaignId, ...times })
        .onConflictDoUpdate({ target: thanks.campaignId, set: { sentAt: ctx.now } }),
      noteThanked(ctx, campaignId),
      ...noteAct(ctx, campaignId, 'thanked'),
      ...queueFanMails(ctx, {
        campaignId,
        occasion: 'thanks',
        condition: eq(submissions.status, 'paid'),
        path: `/dashboard/subscribed?thanks=${campaignId}`,
        toText: (language) => ({ ...THANKS_SENT[language](draft), campaign }),
      }),
    ]);
    ctx.log.info('thanks_sent', { campaign: campaignId, recipients: draft.recipients });
  });
  ctx.defer(sendDueMails(ctx));
  return getOwnThanks(ctx, campaignId);
}

/** Returns the statements that withdraw a campaign's thank-you: only its owner sees it from then on. */
export function withdrawThanks(ctx: Ctx, campaignId: string) {
  return [
    ctx.db
      .update(thanks)
      .set({ withdrawnAt: ctx.now, updatedAt: ctx.now })
      .where(and(eq(thanks.campaignId, campaignId), isNull(thanks.withdrawnAt))),
    withdrawUnsent(ctx, and(eq(mails.campaignId, campaignId), eq(OCCASION, 'thanks'))),
  ];
}
