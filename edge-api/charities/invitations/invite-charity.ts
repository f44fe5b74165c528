import { eq } from 'drizzle-orm';
import { createLink, limitMails, revokeInvitationLinks } from '../../accounts/index.ts';
import { requireAdmin, type Ctx } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { queueMail, sendDueMails } from '../../platform/mail.ts';
import { renderPageMail, type PageMailText } from '../../platform/page-mail.ts';
import type { Language } from '../../platform/rules.ts';
import { charities } from '../table.ts';
import type { CharityAccess, InviteCharity } from '../invitation-contract.ts';
import { getCharityAccess } from './get-charity-access.ts';
import { CHARITY_NOT_APPROVED } from '../invitation-rules.ts';

/** The invitation to a charity, with its name and the address of the account that it is for. */
const INVITATION: Readonly<Record<Language, (charity: string, email: string) => PageMailText>> = {
  nl: (charity, email) => ({
    subject: `Vertel op Power Hour wie ${charity} is`,
    heading: `Het profiel van ${charity}`,
    paragraphs: [
      `Fans steunen ${charity} via campagnes op Power Hour. Ze willen graag weten wie jullie zijn en wat jullie met € 10 doen.`,
      `Neem de uitnodiging aan met een account voor goede doelen met het adres ${email}. Heb je dat nog niet, dan maak je het meteen. Daarna vul je het profiel in: een logo, twee zinnen en jullie gegevens.`,
    ],
    label: 'Uitnodiging aannemen',
    note: 'De link werkt één keer en blijft zeven dagen geldig. Hoor je niet bij dit goede doel? Dan hoef je niets te doen.',
  }),
  en: (charity, email) => ({
    subject: `Tell fans on Power Hour about ${charity}`,
    heading: `The profile of ${charity}`,
    paragraphs: [
      `Fans support ${charity} through campaigns on Power Hour. They would love to know who you are and what €10 does in your hands.`,
      `Accept the invitation with a charity account for ${email}. If you do not have one yet, you can create it straight away. Then fill in the profile: a logo, two sentences and your details.`,
    ],
    label: 'Accept the invitation',
    note: 'The link works once and is valid for seven days. Not with this charity? Then there is nothing you need to do.',
  }),
};

/**
 * Sends an address a link with which an account edits a charity's profile, as admin; earlier links to that address stop
 * working. Throws 404 for an unknown charity, 409 for one that is not approved.
 */
export async function inviteCharity(
  ctx: Ctx,
  charityId: string,
  { email, language }: InviteCharity,
): Promise<CharityAccess> {
  const { id: by } = requireAdmin(ctx);
  const [charity] = await ctx.db.select().from(charities).where(eq(charities.id, charityId)).limit(1);
  if (!charity) throw notFound();
  if (charity.approvalStatus !== 'approved') throw new ApiError(409, 'conflict', CHARITY_NOT_APPROVED);
  await limitMails(ctx, email);
  const invitation = { subject: charityId, email };
  const link = createLink(ctx, 'charity-invitation', invitation);
  const path = `/charity-invitation?token=${link.token}`;
  const mail = renderPageMail(ctx, language, path, INVITATION[language](charity.name, email));
  await ctx.db.batch([
    revokeInvitationLinks(ctx, invitation),
    link.statement,
    queueMail(ctx, { key: `charity-invitation:${link.id}`, to: email, ...mail }),
  ]);
  ctx.log.info('charity_invited', { charity: charityId, by });
  ctx.defer(sendDueMails(ctx));
  return getCharityAccess(ctx, charityId);
}
