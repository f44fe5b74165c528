import { env } from 'cloudflare:workers';
import { TEAM_RIGHTS } from '#api/platform/rules.ts';
import { seedFailedMail } from './admin-lists.ts';
import { createPng } from './bytes.ts';
import { createLoggedInUser } from './people.ts';
import { insertRow } from './rows.ts';
import { hoursFromNow, seedCampaign, seedImage } from './seed.ts';
import { chooseWinner, seedPaidAnswer, seedThanks } from './answers.ts';

export type Owner = { readonly id: string; readonly email: string; readonly profileId?: string };

/** Returns an id that no object has. */
export const createUnknownId = () => crypto.randomUUID();

/** The state of a campaign whose meeting was two days ago. */
export const FINISHED = {
  isActive: false,
  closedAt: new Date(),
  nomineesSelected: true,
  winnersSelected: true,
  thankYouMethod: 'audio',
  plannedAt: hoursFromNow(-48),
} as const;

export async function seedPasskey(userId: string): Promise<string> {
  const id = createUnknownId();
  await insertRow('passkey', { id, name: 'Phone', userId, credentialID: id });
  return id;
}

export async function seedSession(userId: string): Promise<string> {
  const id = createUnknownId();
  await insertRow('session', { id, token: id, userId, expiresAt: hoursFromNow(1) });
  return id;
}

export async function seedStoredImage(userId: string): Promise<string> {
  const id = await seedImage(userId);
  await env.MEDIA.put(`${id}.webp`, await createPng(900, 600));
  return id;
}

/** Seeds a campaign with a partner's site that embeds its widget. */
export async function seedEmbeddedCampaign(overrides: Parameters<typeof seedCampaign>[0]) {
  const campaign = await seedCampaign(overrides);
  const origin = `https://partner-${campaign.id}.example`;
  await insertRow('embedOrigins', { campaignId: campaign.id, origin });
  return campaign;
}

/** Lets a person edit a charity's profile, and invites another one. */
export async function seedCharityTeam(charityId: string, { id: userId }: Owner) {
  await insertRow('charityAccounts', { charityId, userId });
  return { charityId, invitationId: await seedLink(`charity-invitation:${charityId}`) };
}

/** Seeds a link that was mailed to a new address; returns its id. */
async function seedLink(identifier: string): Promise<string> {
  const id = createUnknownId();
  const value = `${id}@example.test`;
  await insertRow('verification', { id, identifier, value, expiresAt: hoursFromNow(1) });
  return id;
}

/** Seeds a member of an owner's team; returns their id. */
export async function seedMember(ownerId: string) {
  const { id: userId } = await createLoggedInUser('fan');
  await insertRow('teamMembers', { ownerId, userId });
  return userId;
}

/** Seeds an owner with a person in their team who has every right; returns the owner's id. */
export async function seedTeamOwner(userId: string) {
  const { id: ownerId } = await createLoggedInUser('celebrity');
  await insertRow('teamMembers', { ownerId, userId, rights: TEAM_RIGHTS });
  return ownerId;
}

/** Seeds an open invitation to an owner's team; returns its id. */
export const seedInvite = (ownerId: string) => seedLink(`team-invitation:${ownerId}`);

/** Seeds a transfer of a campaign's proceeds that the provider refused. */
export async function seedTransfer(campaignId: string, charityId: string): Promise<string> {
  const id = createUnknownId();
  const refused = { state: 'due', dueAt: hoursFromNow(1), failure: 'balance_insufficient' } as const;
  const none = { refunds: 0, refundedCents: 0, disputes: 0, disputedCents: 0, costsCents: 0, carryCents: 0 };
  const proceeds = { ...none, paidCents: 1000, netCents: 1000, amountCents: 1000 };
  await insertRow('transfers', { id, campaignId, charityId, reference: id, ...proceeds, ...refused });
  return id;
}

export async function seedFinishedCampaign(ownerId: string, fanId: string) {
  const { id: campaignId } = await seedCampaign({ ownerId, ...FINISHED, nomineeCount: 1 });
  const submissionId = await seedPaidAnswer(campaignId, fanId);
  await insertRow('nominees', { campaignId, submissionId, rank: 1, place: 1, score: 8 });
  await chooseWinner(campaignId, submissionId);
  return { campaignId, submissionId, fileId: await seedThanks(campaignId, new Date()) };
}

/** Seeds an answer that waits to be shown, and a story of its campaign with a picture. */
export async function seedWallAndStory(
  campaignId: string,
  submissionId: string,
  mediaId: string,
): Promise<void> {
  await insertRow('wallAnswers', { submissionId, campaignId });
  await insertRow('stories', { campaignId });
  await insertRow('storyPictures', { campaignId, place: 0, mediaId });
}

/** Seeds a closed campaign whose selection was given up after its model failed the trial. */
export async function seedStuckSelection(ownerId: string): Promise<string> {
  const { id: campaignId } = await seedCampaign({ ownerId, isActive: false, closedAt: new Date() });
  const now = new Date();
  const givenUp = { attempt: 9, failingSince: now, lastError: 'e', givenUpAt: now };
  await insertRow('selectionRuns', { campaignId, ...givenUp });
  const figures = { spearman: 0.1, upperSpearman: 0, kappa: 0, calibration: 3, twinGap: 3, markedGap: 0 };
  const more = { flipRate: 0, attackGain: 0, refused: 0, answers: 30 };
  await insertRow('judgeProbes', { campaignId, figures: { ...figures, ...more }, passed: false });
  return campaignId;
}

/** Seeds a waiting mail, a link, and a mail that failed permanently, whose id it returns. */
export async function seedMailAndLink({ id, email }: Owner): Promise<string> {
  const expiresAt = hoursFromNow(1);
  const words = { subject: 's', text: 't', html: 'h' };
  await insertRow('mails', { recipient: email, ...words, nextAttemptAt: expiresAt });
  await insertRow('verification', { identifier: `reset-password:${id}`, value: email, expiresAt });
  return seedFailedMail({ recipient: email });
}
