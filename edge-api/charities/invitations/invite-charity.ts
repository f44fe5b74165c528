import { eq } from 'drizzle-orm';
import { logAction } from '../../admin-log/index.ts';
import { sendInvitation } from '../../accounts/index.ts';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { requireRow, conflict } from '../../platform/errors.ts';
import type { MailTexts } from '../../platform/page-mail.ts';
import { charities } from '../table.ts';
import type { CharityAccess, InviteCharity } from '../invitation-contract.ts';
import { getCharityAccess } from './get-charity-access.ts';
import { CHARITY_NOT_APPROVED } from '../rules.ts';

type CharityRequest = { readonly name: string; readonly artistName: string };
/** Lists some of the campaigns that wait for a charity; provided by the modules above. */
export type ListRequests = (ctx: Ctx, charityId: string) => Promise<readonly CharityRequest[]>;

type Invitation = {
  readonly charity: string;
  /** The address of the invited account. */
  readonly email: string;
  readonly requests: readonly CharityRequest[];
};

const INVITATION: MailTexts<[invitation: Invitation]> = {
  nl: ({ charity, email, requests }) => ({
    subject: `Doet ${charity} mee aan Power Hour?`,
    heading: `Een uitnodiging voor ${charity}`,
    paragraphs: [
      `Op Power Hour zamelen bekende gezichten geld in voor goede doelen. Zonder jullie ja gebeurt dat niet voor ${charity}.`,
      ...requests.map(({ name, artistName }) => `${artistName} wil dat graag doen met ‘${name}’.`),
      `Neem de uitnodiging aan met een account voor goede doelen met het adres ${email}. Heb je dat nog niet, dan maak je het meteen. Daarna zie je als eerste welke campagnes om jullie vragen, open je een rekening bij onze betaalprovider en vertel je wie jullie zijn.`,
    ],
    label: 'Neem de uitnodiging aan',
    note: 'De link werkt één keer en blijft zeven dagen geldig. Hoor je niet bij dit goede doel? Dan hoef je niets te doen.',
  }),
  en: ({ charity, email, requests }) => ({
    subject: `Will ${charity} take part in Power Hour?`,
    heading: `An invitation for ${charity}`,
    paragraphs: [
      `On Power Hour, celebrities raise money for charities. Without your yes, nobody does so for ${charity}.`,
      ...requests.map(({ name, artistName }) => `${artistName} would like to, with “${name}”.`),
      `Accept the invitation with a charity account for ${email}. If you do not have one yet, you can create it straight away. Then you are the first to see which campaigns ask for you, open an account with our payment provider and say who you are.`,
    ],
    label: 'Accept the invitation',
    note: 'The link works once and is valid for seven days. Not part of this charity? Then you can ignore this email.',
  }),
};

/** Mails an address a link to represent a charity, replacing earlier ones. Throws 404, or 409 unless it is approved. */
export async function inviteCharity(
  ctx: Ctx,
  charityId: string,
  { email, language }: InviteCharity,
  listRequests: ListRequests,
): Promise<CharityAccess> {
  const { id: by } = requirePerson(ctx);
  const charity = await requireRow(ctx.db.select().from(charities).where(eq(charities.id, charityId)));
  if (charity.approvalStatus !== 'approved') throw conflict(CHARITY_NOT_APPROVED);
  const about = { charity: charity.name, email, requests: await listRequests(ctx, charityId) };
  await sendInvitation(
    ctx,
    { purpose: 'charity-invitation', subject: charityId, email, path: '/charity-invitation', language },
    () => INVITATION[language](about),
    { statements: [logAction(ctx, { action: 'charity-invited', subject: charityId, reason: '' })] },
  );
  ctx.log.info('charity_invited', { charity: charityId, by });
  return getCharityAccess(ctx, charityId);
}
