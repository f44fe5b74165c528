import { seedContact, seedWebhook } from './contacts.ts';
import { seedReport } from './reports.ts';
import { seedCampaign } from './seed.ts';
import { chooseWinner, seedPaidAnswer, seedThanks, seedAnswer } from './answers.ts';
import {
  createUnknownId,
  FINISHED,
  seedPasskey,
  seedSession,
  seedStoredImage,
  seedEmbeddedCampaign,
  seedCharityTeam,
  seedTransfer,
  seedFinishedCampaign,
  seedWallAndStory,
  seedStuckSelection,
  seedMailAndLink,
  seedInvite,
  seedMember,
  seedTeamOwner,
  type Owner,
} from './world-objects.ts';
import { findRows, insertRow } from './rows.ts';

/** The id of an editors' page; the index of pages comes from {@link pagesStub}. */
const PAGE = { id: 'nl-terms', slug: 'terms', lang: 'nl', title: 'Voorwaarden' };
export const pagesStub = { fetch: async () => Response.json({ [PAGE.id]: PAGE }) };

/** Kinds of objects that cannot be told by the segment before their id alone. */
const THANKED = 'campaigns with a thank-you';
const SENT_FILE = 'files of a thank-you';
const CHARITY_SLUG = 'the page of a charity';
/** The kinds of objects that belong to a campaign and therefore to those who manage it. */
export const OF_CAMPAIGNS = ['campaigns', THANKED, 'nominations', 'rereads', 'wall', 'names', 'files'];
const AGREED = { agreeToTerms: true, agreeToProtocol: true };

/**
 * Seeds one of everything that a person can own: an open campaign, a closed one with winners and a sent thank-you, a
 * paid submission that won, an unpaid one, pictures and files. `paths` maps them by the segment that precedes an id in
 * a path, `refs` by their names in bodies and queries.
 */
export async function seedWorld(owner: Owner, fan: Owner, host: Owner = owner) {
  const celebrityId = owner.profileId ?? null;
  const imageId = await seedStoredImage(owner.id);
  const [image] = await findRows('media', { id: imageId });
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
  await insertRow('ownerNominations', { campaignId: finished.id, submissionId: nominatedId });
  const asked = { campaignId: finished.id, submissionId: nominatedId, askedAt: new Date() };
  await insertRow('rereadRequests', { ...asked, overlooked: 'The part about the sea.' });
  await chooseWinner(finished.id, nominatedId);
  const draftFileId = await seedThanks(finished.id, null);
  await seedWallAndStory(finished.id, nominatedId, imageId);
  const reportId = await seedReport({ campaignId: finished.id, subject: 'thanks', reporterEmail: fan.email });
  const { charityId, invitationId } = await seedCharityTeam(campaign.charityId ?? '', owner);
  await seedWebhook(charityId, 'https://charity.invalid');
  const deliveryId = await seedContact(charityId, finished.id, nominatedId);
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
      ['members', await seedMember(owner.id)],
      ['owners', await seedTeamOwner(owner.id)],
      ['invites', await seedInvite(owner.id)],
      ['transfers', transferId],
      ['deliveries', deliveryId],
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

/** Returns the id of a world's object for a parameter after a segment of a path. */
export function findObject({ paths }: World, path: string, segment: string): string {
  const isThanks =
    segment === 'campaigns' && /\}\/(thanks|nominations\/|rereads\/|wall|names\/|story)/.test(path);
  const isSentFile = segment === 'files' && path.startsWith('/api/thanks/');
  const isCharity = segment === 'by-slug' && path.startsWith('/api/charities/');
  if (isCharity) return paths.get(CHARITY_SLUG) ?? createUnknownId();
  return paths.get(isThanks ? THANKED : isSentFile ? SENT_FILE : segment) ?? createUnknownId();
}
