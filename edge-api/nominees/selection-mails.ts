import { eq, notInArray, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { toMailCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { renderMail, type MailCampaign } from '../platform/render-mail.ts';
import { queueMails, type Mail } from '../platform/mail.ts';
import { listOperatorMails } from '../platform/operator-mail.ts';
import { LANGUAGES, type Language } from '../platform/rules.ts';
import type { ChosenWinner } from '../scoring/index.ts';
import { submissions } from '../submissions/table.ts';
import { toCalendarAttachments, type PlannedEvent } from './event-calendar.ts';
import { NO_SCORES, NOMINEES_READY, NOT_WON, WON, type SelectionMailText } from './mail-texts.ts';
import type { Selection } from './rules.ts';

export const SUBMISSIONS_PATH = '/dashboard';

/** Renders the mails to a campaign's owner: the selection is over, with nominees or without a single score. */
export function renderSelectionMails(
  ctx: Ctx,
  campaign: Parameters<typeof toMailCampaign>[1] & { readonly email: string; readonly language: Language },
  { campaignId, closedAt }: Selection,
): { readonly withNominees: Mail; readonly withoutScores: Mail } {
  const { name, email, language } = campaign;
  const path = `/dashboard/campaigns/${campaignId}/nominees`;
  const about = toMailCampaign(ctx, campaign);
  const mail = (kind: string, text: SelectionMailText): Mail => ({
    key: `${kind}:${campaignId}:${closedAt ?? 0}`,
    to: email,
    ...renderSelectionMail(ctx, language, path, text, about),
  });
  return {
    withNominees: mail('nominees', NOMINEES_READY[language](name)),
    withoutScores: mail('no-scores', NO_SCORES[language](name)),
  };
}

/** Returns the address where a fan sees their submissions. */
export function getSubmissionsUrl(ctx: Ctx, language: Language): string {
  return `${ctx.settings.PUBLIC_ORIGIN}/${language}${SUBMISSIONS_PATH}`;
}

/**
 * Returns the statements that mail the winners, with the event for their calendar, and everyone else who paid; each in
 * the language of their account, and with the owner's sentences; `about` is the campaign as they show it.
 */
export function queueOutcomeMails(
  ctx: Ctx,
  event: PlannedEvent,
  about: MailCampaign | undefined,
  chosen: readonly Pick<ChosenWinner, 'submissionId' | 'sentence'>[],
) {
  const chosenIds = chosen.map(({ submissionId }) => submissionId);
  const reasons = chosen.flatMap(({ sentence }) => sentence ?? []);
  return LANGUAGES.flatMap((language) => {
    const attachments = toCalendarAttachments(event, language, getSubmissionsUrl(ctx, language));
    const notWon = renderSelectionMail(
      ctx,
      language,
      SUBMISSIONS_PATH,
      NOT_WON[language](event, reasons),
      about,
    );
    const paid = queryPaidFans(event.id, language);
    const won = chosen.map(({ submissionId, sentence }) => {
      const mail = renderSelectionMail(
        ctx,
        language,
        SUBMISSIONS_PATH,
        WON[language](event, sentence),
        about,
      );
      return queueMails(
        ctx,
        { ...toFanRecipient('won'), ...mail, attachments },
        sql`${paid} and ${eq(submissions.id, submissionId)}`,
      );
    });
    return [
      ...won,
      queueMails(
        ctx,
        { ...toFanRecipient('not-won'), ...notWon },
        sql`${paid} and ${notInArray(submissions.id, chosenIds)}`,
      ),
    ];
  });
}

/** Returns the key and address of the one mail for a submission and an occasion. */
export const toFanRecipient = (occasion: string) => ({
  key: sql`${`${occasion}:`} || ${submissions.id}`,
  to: sql`${user.email}`,
});

/** Returns the query for everyone who paid and whose account has a language. */
export const queryPaidFans = (campaignId: string, language: Language) =>
  sql`${submissions} inner join ${user} on ${user.id} = ${submissions.userId}
    where ${submissions.campaignId} = ${campaignId} and ${submissions.status} = 'paid'
    and ${user.language} = ${language}`;

/** Renders a mail about a selection, with a link to a page of the site. */
export function renderSelectionMail(
  ctx: Ctx,
  language: Language,
  path: string,
  { subject, label, ...content }: SelectionMailText,
  about?: MailCampaign,
) {
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${language}${path}`;
  return {
    subject: subject.replace(/\s+/g, ' '),
    ...renderMail(language, { ...content, ...(about && { campaign: about }), action: { label, url } }),
  };
}

/** Lists the mail that tells the operator of a selection that is not tried again by itself. */
export function listGivenUpMails(ctx: Ctx, campaignId: string, givenUpAt: Date): readonly Mail[] {
  return listOperatorMails(ctx, {
    key: `selection-given-up:${campaignId}:${givenUpAt.getTime()}`,
    subject: 'Een selectie is gestopt',
    paragraphs: [
      `De selectie van campagne ${campaignId} is een dag lang mislukt en wordt niet vanzelf opnieuw geprobeerd.`,
      `Los de oorzaak op en start haar opnieuw bij Selecties: ${ctx.settings.PUBLIC_ORIGIN}/nl/dashboard/selections`,
    ],
  });
}
