import { and, eq, lt } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import {
  queueMailsTo,
  removeMember,
  revokeAllInvitations,
  revokeInvitationLink,
  revokeInvitationsForUser,
  sendInvitation,
} from '../../accounts/index.ts';
import { teamMembers, user } from '../../accounts/table.ts';
import { insertAct, noteAct, requireOwnCampaign, requireUndecided } from '../../campaigns/index.ts';
import { campaigns } from '../../campaigns/table.ts';
import { hasRow } from '../../platform/conditions.ts';
import { requirePerson, type Ctx, type Person } from '../../platform/context.ts';
import { notFound, validationFailed, conflict } from '../../platform/errors.ts';
import { sendDueMails } from '../../platform/mail.ts';
import { commitOrThrow, isUnchanged } from '../../platform/unit-of-work.ts';
import type { HandOver, InviteMember, Team } from '../team-contract.ts';
import { countOthers, getTeam, selectOwnInvitations, toSender } from './list-team.ts';
import { OWN_ADDRESS, TEAM_FULL, TEAM_MAX } from '../team-rules.ts';
import { TEAM_MAILS } from './team-mails.ts';

/** Invites an address to the caller's team, replacing an earlier invitation. Throws 400 for their own, 409 if full. */
export async function inviteMember(ctx: Ctx, { email, mayDecide }: InviteMember): Promise<Team> {
  const owner = requireOther(requirePerson(ctx), email);
  const purpose = mayDecide ? 'deciding-team-invitation' : 'team-invitation';
  await sendInvitation(
    ctx,
    { purpose, subject: owner.id, email, path: '/invitation' },
    (language) => TEAM_MAILS[language].invited({ from: toSender(owner), email, mayDecide }),
    {
      unchanged: lt(countOthers(ctx, owner.id, email), TEAM_MAX),
      refusal: () => conflict(TEAM_FULL),
      statements: [insertAct(ctx, { ownerId: owner.id, actorId: owner.id, act: 'invited' })],
    },
  );
  ctx.log.info('team_invited', { owner: owner.id });
  return getTeam(ctx);
}

/** Removes a member from the caller's team at once; throws 404 for anyone who is not in it. */
export async function removeTeamMember(ctx: Ctx, userId: string): Promise<void> {
  const { id: ownerId } = requirePerson(ctx);
  await endMembership(ctx, { ownerId, userId }, [
    insertAct(ctx, { ownerId, actorId: ownerId, personId: userId, act: 'removed' }),
  ]);
  ctx.log.info('team_member_removed', { owner: ownerId, member: userId });
}

/** Removes the caller from an owner's team at once, and tells the owner; throws 404 if the caller is not in it. */
export async function leaveTeam(ctx: Ctx, ownerId: string): Promise<void> {
  const member = requirePerson(ctx);
  const key = `team-left:${member.id}:${ownerId}:${ctx.now.getTime()}`;
  await endMembership(ctx, { ownerId, userId: member.id }, [
    insertAct(ctx, { ownerId, actorId: member.id, act: 'left' }),
    ...queueMailsTo(ctx, { key, path: '/dashboard/team' }, eq(user.id, ownerId), (language) =>
      TEAM_MAILS[language].left({ from: toSender(member) }),
    ),
  ]);
  ctx.log.info('team_left', { owner: ownerId, member: member.id });
  ctx.defer(sendDueMails(ctx));
}

/** Ends a person's membership in an owner's team and their invitations; throws 404 if there is none. */
async function endMembership(
  ctx: Ctx,
  { ownerId, userId }: Readonly<Record<'ownerId' | 'userId', string>>,
  statements: readonly BatchItem<'sqlite'>[],
): Promise<void> {
  const isMember = and(eq(teamMembers.ownerId, ownerId), eq(teamMembers.userId, userId));
  const leave = [removeMember(ctx, ownerId, userId), revokeInvitationsForUser(ctx, userId, ownerId)];
  await commitOrThrow(ctx, notFound, hasRow(teamMembers, isMember), [...leave, ...statements]);
}

/** Revokes one of the caller's invitations; throws 404 for one that was accepted or belongs to others. */
export async function withdrawInvitation(ctx: Ctx, id: string): Promise<void> {
  const own = selectOwnInvitations(requirePerson(ctx).id);
  const { hasLink, statement } = revokeInvitationLink(ctx, own, id);
  await commitOrThrow(ctx, notFound, hasLink, [statement]);
}

/** Returns the statement that revokes all invitations of an owner, since another person may have sent them. */
export const revokeOwnInvitations = (ctx: Ctx, ownerId: string) =>
  revokeAllInvitations(ctx, selectOwnInvitations(ownerId));

/**
 * Invites the account of an address to take over one of the caller's own campaigns before its winners are chosen.
 * Throws 400 for their own address, 403 for a member of the team, 409 for a decided campaign.
 */
export async function handOver(ctx: Ctx, campaignId: string, { email }: HandOver): Promise<void> {
  const campaign = await requireOwnCampaign(ctx, campaignId, 'hand-over');
  requireUndecided(campaign);
  const owner = requireOther(requirePerson(ctx), email);
  const { name, artistName } = campaign;
  const details = { from: toSender(owner), email, campaign: name, artistName };
  await sendInvitation(
    ctx,
    { purpose: 'campaign-handover', subject: campaignId, email, path: '/invitation' },
    (language) => TEAM_MAILS[language].handover(details),
    {
      unchanged: isUnchanged(campaigns, { id: campaignId, ownerId: owner.id }),
      refusal: notFound,
      statements: noteAct(ctx, campaignId, 'hand-over-offered'),
    },
  );
  ctx.log.info('handover_offered', { campaign: campaignId });
}

function requireOther(person: Person, email: string): Person {
  if (person.email === email) throw validationFailed([{ path: 'email', message: OWN_ADDRESS }]);
  return person;
}
