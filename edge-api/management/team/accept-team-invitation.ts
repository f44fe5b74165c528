import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  acceptLink,
  addMember,
  deleteLinks,
  invalidLink,
  queueMailsTo,
  requireLink,
  selectAccounts,
  type OnProven,
} from '../../accounts/index.ts';
import { isErased } from '../../accounts/rules.ts';
import { teamMembers, user } from '../../accounts/table.ts';
import {
  insertAct,
  isUndecided,
  publishIf,
  requireCanRun,
  requireUndecided,
  updateCampaignRow,
} from '../../campaigns/index.ts';
import { campaigns, sharePictures } from '../../campaigns/table.ts';
import { celebrityProfiles } from '../../celebrities/table.ts';
import { assignMedia } from '../../media/index.ts';
import { askForMethods } from '../../payments/index.ts';
import { requirePerson, type Ctx, type Person } from '../../platform/context.ts';
import { ApiError, forbidden } from '../../platform/errors.ts';
import { sendDueMails } from '../../platform/mail.ts';
import { toSkeleton } from '../../platform/to-skeleton.ts';
import { isUnchanged } from '../../platform/unit-of-work.ts';
import { IS_LIVE } from '../../submissions/index.ts';
import { submissions } from '../../submissions/table.ts';
import { toSender } from './list-team.ts';
import type { InvitationToken, TeamInvitation } from '../team-contract.ts';
import { DECLINED_ARTIST, OTHER_ARTIST, TAKES_PART } from '../team-rules.ts';
import { TEAM_MAILS } from './team-mails.ts';

type Found = Awaited<ReturnType<typeof requireTeamInvitation>>;
type Handover = Found & { readonly campaign: NonNullable<Found['campaign']> };

/**
 * Returns an invitation's link with the owner and its sender, and the campaign that is handed over. Throws 400 for an
 * invalid link, and for all links of a suspended owner, whose campaigns are being stopped, or sender.
 */
async function requireTeamInvitation(ctx: Ctx, token: string) {
  const link = await requireLink(ctx, ['team-invitation', 'campaign-handover'], token);
  const isHandover = link.purpose === 'campaign-handover';
  const [campaign = null] = isHandover
    ? await ctx.db.select().from(campaigns).where(eq(campaigns.id, link.subject))
    : [];
  const ownerId = isHandover ? (campaign?.ownerId ?? '') : link.subject;
  const senderId = link.invitedBy ?? ownerId;
  const people = await ctx.db
    .select()
    .from(user)
    .where(inArray(user.id, [ownerId, senderId]));
  const [owner, sender] = [ownerId, senderId].map((id) => people.find((person) => person.id === id));
  if (!owner || !sender) throw invalidLink();
  if (people.some((person) => isErased(person) || person.suspendedAt !== null)) throw invalidLink();
  return { link, owner, sender, campaign };
}

/** Returns the invitation of a mailed token; throws 400 if it is invalid, 409 if the campaign is already decided. */
export async function readTeamInvitation(ctx: Ctx, { token }: InvitationToken): Promise<TeamInvitation> {
  const { link, owner, sender, campaign } = await requireTeamInvitation(ctx, token);
  if (campaign) requireUndecided(campaign);
  return {
    doc: {
      from: toSender(sender),
      owner: toSender(owner),
      email: link.email,
      rights: link.rights,
      campaign: campaign && { name: campaign.name, artistName: campaign.artistName },
    },
  };
}

/**
 * Adds the caller to a team, or transfers a campaign to them, like `acceptLink`. Throws 403 if a campaign is handed
 * over to anyone but a celebrity, 409 while the caller takes part in what they would manage.
 */
export async function acceptTeamInvitation(
  ctx: Ctx,
  { token }: InvitationToken,
  onProven: OnProven,
): Promise<void> {
  const person = requirePerson(ctx);
  const found = await requireTeamInvitation(ctx, token);
  const { link, owner, sender, campaign } = found;
  // The caller's address has become one that they had invited, or that was invited to their own team.
  if (owner.id === person.id || sender.id === person.id) throw invalidLink();
  if (campaign) return takeOver(ctx, person, { ...found, campaign }, onProven);
  const playsNoPart = await requireNoPart(
    ctx,
    eq(campaigns.ownerId, owner.id),
    sql`${submissions.userId} in (${selectAccounts(person.id)})`,
  );
  const { rights, invitedBy } = link;
  await acceptLink(ctx, link, {
    onProven,
    unchanged: and(
      playsNoPart,
      isUnchanged(user, { id: owner.id, suspendedAt: null }),
      isUnchanged(user, { id: sender.id, suspendedAt: null }),
    ),
    purpose: [
      ...addMember(ctx, { ownerId: owner.id, userId: person.id, rights, invitedBy }),
      insertAct(ctx, { ownerId: owner.id, actorId: person.id, personId: invitedBy, act: 'joined' }),
    ],
  });
  ctx.log.info('team_joined', { owner: owner.id, member: person.id });
}

/** Transfers a campaign to the caller, whose profile must be its artist's, and tells both; charity and fans stay. */
async function takeOver(ctx: Ctx, person: Person, { link, owner, campaign }: Handover, onProven: OnProven) {
  const { id, ownerId, name, winnersSelected, cancelledAt } = campaign;
  requireUndecided(campaign);
  const profile = await requireSameArtist(ctx, person, campaign.artistName);
  const team = ctx.db
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(eq(teamMembers.ownerId, person.id));
  const isTheirs = sql`(${submissions.userId} in (${selectAccounts(person.id)}) or ${submissions.userId} in ${team})`;
  const unchanged = and(
    isUnchanged(campaigns, { id, ownerId, winnersSelected, cancelledAt }),
    isUnchanged(user, { id: ownerId, suspendedAt: null }),
    await requireNoPart(ctx, eq(campaigns.id, id), isTheirs),
    campaign.isActive ? await requireCanRun(ctx, person.id, id) : undefined,
  );
  const shared = await ctx.db.select().from(sharePictures).where(eq(sharePictures.campaignId, id));
  const pictures = [campaign.imageId ?? '', ...shared.map(({ mediaId }) => mediaId)];
  const toOccasion = ({ email }: Pick<Person, 'email'>) => ({
    key: `handed-over:${link.id}:${email}`,
    path: '/dashboard',
  });
  await acceptLink(ctx, link, {
    onProven,
    unchanged,
    purpose: [
      updateCampaignRow(ctx, id, { ownerId: person.id, celebrityId: profile.id, updatedAt: ctx.now }),
      assignMedia(ctx, pictures, person.id),
      askForMethods(ctx, id, person.id),
      insertAct(ctx, {
        ownerId: person.id,
        campaignId: id,
        actorId: person.id,
        personId: ownerId,
        act: 'handed-over',
      }),
      deleteLinks(ctx, id, ['campaign-handover']),
      publishIf(ctx, eq(campaigns.id, id)),
      ...queueMailsTo(ctx, toOccasion(owner), eq(user.id, owner.id), (language) =>
        TEAM_MAILS[language].handedOver({ campaign: name, email: person.email }),
      ),
      ...queueMailsTo(ctx, toOccasion(person), eq(user.id, person.id), (language) =>
        TEAM_MAILS[language].takenOver({ campaign: name, from: toSender(owner) }),
      ),
    ],
  });
  ctx.log.info('campaign_handed_over', { campaign: id, from: ownerId, to: person.id });
  ctx.defer(sendDueMails(ctx));
}

/** Returns the caller's profile if it is this artist's; throws 403 for other roles, 409 for an unsuitable artist. */
async function requireSameArtist(ctx: Ctx, { id, role }: Person, artistName: string) {
  if (role !== 'celebrity') throw forbidden();
  const [profile] = await ctx.db.select().from(celebrityProfiles).where(eq(celebrityProfiles.userId, id));
  const artistSkeleton = toSkeleton(artistName);
  if (!profile || toSkeleton(profile.artistName) !== artistSkeleton)
    throw new ApiError(409, 'other_artist', OTHER_ARTIST);
  const isOwn = and(eq(campaigns.ownerId, id), eq(campaigns.artistSkeleton, artistSkeleton));
  if ((await ctx.db.$count(campaigns, and(isOwn, eq(campaigns.review, 'declined')))) > 0)
    throw new ApiError(409, 'other_artist', DECLINED_ARTIST);
  return profile;
}

/** Returns the condition that none of these answers is in an undecided one of these campaigns; throws 409 if one is. */
async function requireNoPart(ctx: Ctx, which: SQL, isTheirs: SQL): Promise<SQL> {
  const undecided = ctx.db.select({ id: campaigns.id }).from(campaigns).where(and(which, isUndecided));
  const isPart = and(isTheirs, inArray(submissions.campaignId, undecided), IS_LIVE);
  const parts = ctx.db.$count(submissions, isPart);
  if ((await parts) > 0) throw new ApiError(409, 'takes_part', TAKES_PART);
  return eq(parts, 0);
}
