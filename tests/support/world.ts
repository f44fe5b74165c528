import { env } from 'cloudflare:workers';
import { charityAccounts } from '#api/charities/profile/table.ts';
import { embedOrigins } from '#api/embeds/table.ts';
import { nominees, ownerNominations, rereadRequests, selectionRuns } from '#api/nominees/table.ts';
import { judgeProbes } from '#api/scoring/judge-probes-table.ts';
import { transfers } from '#api/payouts/table.ts';
import { mails } from '#api/platform/table.ts';
import { seedReport } from './reports.ts';
import { passkey, session, verification } from '#api/accounts/table.ts';
import { media } from '#api/media/table.ts';
import { eq } from 'drizzle-orm';
import { db } from './system.ts';
import { hoursFromNow, seedCampaign, seedImage } from './seed.ts';
import { chooseWinner, seedPaidAnswer, seedThanks } from './seed-outcome.ts';
import { stories, storyPictures } from '#api/stories/table.ts';
import { wallAnswers } from '#api/wall/table.ts';
import { seedAnswer } from './seed-answers.ts';

type Owner = { readonly id: string; readonly email: string; readonly profileId?: string };

/** The id of an editors' page; the index of pages comes from {@link pagesStub}. */
const PAGE = { id: 'nl-terms', slug: 'terms', lang: 'nl', title: 'Voorwaarden' };
export const pagesStub = { fetch: async () => Response.json({ [PAGE.id]: PAGE }) };

/** Kinds of objects that an address names by more than the segment before the id. */
const THANKED = 'campaigns with a thank-you';
const SENT_FILE = 'files of a thank-you';
const CHARITY_SLUG = 'the page of a charity';
const FINISHED = {
  isActive: false,
  closedAt: new Date(),
  nomineesSelected: true,
  winnersSelected: true,
  thankYouMethod: 'audio',
  plannedAt: hoursFromNow(-48),
} as const;

const AGREED = { agreeToTerms: true, agreeToProtocol: true };

/** Returns an id that nothing has. */
export const createUnknownId = () => crypto.randomUUID();

/**
 * Seeds one of everything that a person can own: an open campaign, a closed one with winners and a sent thank-you, a
 * paid submission that won, another that waits to be paid, pictures and files. `paths` has them by the segment that
 * precedes an id in an address, `refs` by the names that bodies and queries give them.
 */
export async function seedWorld(owner: Owner, fan: Owner, host: Owner = owner) {
  const celebrityId = owner.profileId ?? null;
  const imageId = await seedStoredImage(owner.id);
  const [image] = await db.select().from(media).where(eq(media.id, imageId));
  const [campaign, attended, finished, stuckId, mailId] = await Promise.all([
    seedEmbeddedCampaign({ ownerId: owner.id, celebrityId, imageId, ...AGREED }),
    seedFinishedCampaign(host.id, fan.id),
    seedCampaign({ ownerId: owner.id, celebrityId, ...FINISHED }),
    seedStuckSelection(owner.id),
    seedMailAndLink(fan),
  ]);
  const hosted = host === owner ? campaign : await seedCampaign({ ownerId: host.id });
  const pendingId = await seedAnswer(hosted.id, fan.id, { status: 'pending', paidAt: null });
  const nominatedId = await seedPaidAnswer(finished.id, fan.id);
  await db.insert(ownerNominations).values({
    campaignId: finished.id,
    submissionId: nominatedId,
    reason: 'r',
    nominatedAt: new Date(),
  });
  const asked = { campaignId: finished.id, submissionId: nominatedId, askedAt: new Date() };
  await db.insert(rereadRequests).values({ ...asked, overlooked: 'The part about the sea.' });
  await chooseWinner(finished.id, nominatedId);
  const draftFileId = await seedThanks(finished.id, null);
  await seedWallAndStory(finished.id, nominatedId, imageId);
  const reportId = await seedReport({ campaignId: finished.id, subject: 'thanks', reporterEmail: fan.email });
  const { charityId, invitationId } = await seedCharityTeam(campaign.charityId ?? '', owner);
  const transferId = await seedTransfer(finished.id, charityId);
  return {
    paths: new Map<string, string>([
      ['campaigns', campaign.id],
      [THANKED, finished.id],
      ['nominations', nominatedId],
      ['rereads', nominatedId],
      ['wall', nominatedId],
      ['names', nominatedId],
      ['by-slug', campaign.slug],
      ['by-campaign', hosted.id],
      ['selections', stuckId],
      ['mails', mailId],
      ['messages', `evt_${createUnknownId()}`],
      ['reports', reportId],
      ['campaign-submissions', attended.submissionId],
      [SENT_FILE, host === owner ? draftFileId : attended.fileId],
      ['files', draftFileId],
      ['media', imageId],
      ['file', image?.filename ?? ''],
      ['celebrities-custom', owner.profileId ?? createUnknownId()],
      ['charity-whitelist-custom', charityId],
      ['charities', charityId],
      [CHARITY_SLUG, `charity-${charityId}`],
      ['accounts', owner.id],
      ['people', owner.id],
      ['payments', `cs_${nominatedId}`],
      ['invitations', invitationId],
      ['transfers', transferId],
      ['pages', PAGE.id],
      ['passkeys', await seedPasskey(owner.id)],
      ['sessions', await seedSession(owner.id)],
    ]),
    refs: new Map<string, string>([
      ['campaign', hosted.id],
      ['campaignId', hosted.id],
      ['submissionId', pendingId],
      ['submissionIds', attended.submissionId],
      ['celebrityId', owner.profileId ?? owner.id],
      ['charity', charityId],
      ['image', imageId],
      ['logo', imageId],
      ['avatar', imageId],
      ['id', draftFileId],
    ]),
  };
}
export type World = Awaited<ReturnType<typeof seedWorld>>;

async function seedPasskey(userId: string): Promise<string> {
  const id = createUnknownId();
  const credential = { publicKey: 'k', credentialID: id, counter: 0, deviceType: 'multiDevice' };
  await db.insert(passkey).values({ id, name: 'Phone', userId, ...credential });
  return id;
}

async function seedSession(userId: string): Promise<string> {
  const id = createUnknownId();
  await db.insert(session).values({ id, token: id, userId, expiresAt: hoursFromNow(1) });
  return id;
}

async function seedStoredImage(userId: string): Promise<string> {
  const id = await seedImage(userId);
  await env.MEDIA.put(`${id}.webp`, 'picture');
  return id;
}

/** Seeds a campaign whose widget a partner's site has. */
async function seedEmbeddedCampaign(overrides: Parameters<typeof seedCampaign>[0]) {
  const campaign = await seedCampaign(overrides);
  const origin = `https://partner-${campaign.id}.example`;
  await db.insert(embedOrigins).values({ campaignId: campaign.id, origin, createdAt: new Date() });
  return campaign;
}

/** Lets a person edit a charity's profile, to which another person is invited as well. */
async function seedCharityTeam(charityId: string, { id: userId }: Owner) {
  const invitationId = createUnknownId();
  const now = new Date();
  await db.batch([
    db.insert(charityAccounts).values({ charityId, userId, acceptedAt: now }),
    db.insert(verification).values({
      id: invitationId,
      identifier: `charity-invitation:${charityId}`,
      value: `${invitationId}@example.test`,
      expiresAt: hoursFromNow(1),
    }),
  ]);
  return { charityId, invitationId };
}

/** Seeds a transfer of a campaign's proceeds that the provider refused. */
async function seedTransfer(campaignId: string, charityId: string): Promise<string> {
  const [id, accountId] = [createUnknownId(), `acct_${createUnknownId()}`];
  const now = new Date();
  const none = { refunds: 0, refundedCents: 0, disputes: 0, disputedCents: 0, costsCents: 0, carryCents: 0 };
  await db.batch([
    db.insert(transfers).values({
      id,
      campaignId,
      charityId,
      accountId,
      reference: id,
      charityName: 'Stichting',
      costsCoveredBy: 'platform',
      payments: 1,
      pricedPayments: 1,
      ...none,
      paidCents: 1000,
      netCents: 1000,
      amountCents: 1000,
      frozenAt: now,
      state: 'due',
      dueAt: hoursFromNow(1),
      failure: 'balance_insufficient',
    }),
  ]);
  return id;
}

async function seedFinishedCampaign(ownerId: string, fanId: string) {
  const { id: campaignId } = await seedCampaign({ ownerId, ...FINISHED, nomineeCount: 1 });
  const submissionId = await seedPaidAnswer(campaignId, fanId);
  await db.insert(nominees).values({ campaignId, submissionId, rank: 1, place: 1, score: 8 });
  await chooseWinner(campaignId, submissionId);
  return { campaignId, submissionId, fileId: await seedThanks(campaignId, new Date()) };
}

/** Seeds an answer that waits to be shown, and the story of its campaign with a picture. */
async function seedWallAndStory(campaignId: string, submissionId: string, mediaId: string): Promise<void> {
  const now = new Date();
  await db.batch([
    db.insert(wallAnswers).values({
      submissionId,
      campaignId,
      displayName: 'd',
      allowedAt: now,
      changedAt: now,
    }),
    db.insert(stories).values({
      campaignId,
      title: 't',
      text: 't',
      publishedAt: now,
      createdAt: now,
      updatedAt: now,
      // Nobody is left to be mailed, which would change the row.
    }),
    db.insert(storyPictures).values({ campaignId, place: 0, mediaId }),
  ]);
}

/** Seeds a closed campaign whose selection was given up, after its model had failed the trial. */
async function seedStuckSelection(ownerId: string): Promise<string> {
  const { id: campaignId } = await seedCampaign({ ownerId, isActive: false, closedAt: new Date() });
  const now = new Date();
  await db.batch([
    db.insert(selectionRuns).values({
      campaignId,
      attempt: 9,
      startedAt: now,
      progressAt: now,
      failingSince: now,
      lastError: 'e',
      givenUpAt: now,
    }),
    db.insert(judgeProbes).values({
      id: createUnknownId(),
      campaignId,
      model: 'm',
      rubricVersion: '3',
      figures: {
        spearman: 0.1,
        upperSpearman: 0,
        kappa: 0,
        calibration: 3,
        twinGap: 3,
        markedGap: 0,
        flipRate: 0,
        attackGain: 0,
        refused: 0,
        answers: 30,
      },
      passed: false,
      probedAt: now,
    }),
  ]);
  return campaignId;
}

/** Seeds a mail that waits, one that failed for good, whose id it returns, and a link. */
async function seedMailAndLink({ id, email }: Owner): Promise<string> {
  const now = new Date();
  const texts = { subject: 's', text: 't', html: 'h' };
  const later = hoursFromNow(1);
  const failedId = createUnknownId();
  await db.batch([
    db.insert(mails).values({
      id: failedId,
      key: failedId,
      recipient: email,
      ...texts,
      createdAt: now,
      attempts: 8,
      failedAt: now,
    }),
    db.insert(mails).values({
      id: createUnknownId(),
      key: createUnknownId(),
      recipient: email,
      ...texts,
      createdAt: now,
      nextAttemptAt: later,
    }),
    db
      .insert(verification)
      .values({ id: createUnknownId(), identifier: `reset-password:${id}`, value: email, expiresAt: later }),
  ]);
  return failedId;
}

/** Returns the id of a world's object that an address names after a segment. */
export function findObject({ paths }: World, path: string, segment: string): string {
  const isThanks =
    segment === 'campaigns' && /\}\/(thanks|nominations\/|rereads\/|wall|names\/|story)/.test(path);
  const isSentFile = segment === 'files' && path.startsWith('/api/thanks/');
  const isCharity = segment === 'by-slug' && path.startsWith('/api/charities/');
  if (isCharity) return paths.get(CHARITY_SLUG) ?? createUnknownId();
  return paths.get(isThanks ? THANKED : isSentFile ? SENT_FILE : segment) ?? createUnknownId();
}
