import { and, eq } from 'drizzle-orm';
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
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { sendDueMails } from '../../platform/mail.ts';
import { commitOrThrow, isUnchanged } from '../../platform/unit-of-work.ts';
import type { HandOver } from '../team-contract.ts';
import { requireOther } from './invite-member.ts';
import { isOwnInvitation, omitContacts, toSender } from './list-team.ts';
import { TEAM_MAILS } from './team-mails.ts';

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
  const leave = [...removeMember(ctx, ownerId, userId), revokeInvitationsForUser(ctx, userId, ownerId)];
  await commitOrThrow(ctx, notFound, hasRow(teamMembers, isMember), [...leave, ...statements]);
}

/** Revokes an invitation of the caller or to their team; throws 404 for one that was accepted or belongs to others. */
export async function withdrawInvitation(ctx: Ctx, id: string): Promise<void> {
  const isOwn = isOwnInvitation(requirePerson(ctx).id);
  const { hasLink, statement } = revokeInvitationLink(ctx, isOwn, id);
  await commitOrThrow(ctx, notFound, hasLink, [statement]);
}

/** Returns the statement that revokes a person's invitations and those to their team: others may have sent them. */
export const revokeOwnInvitations = (ctx: Ctx, personId: string) =>
  revokeAllInvitations(ctx, isOwnInvitation(personId));

/**
 * Invites the account of an address to take over one of the caller's own campaigns before its winners are chosen.
 * Throws 400 for their own address, 403 for a member of the team, 409 for a decided campaign.
 */
export async function handOver(ctx: Ctx, campaignId: string, { email }: HandOver): Promise<void> {
  const campaign = await requireOwnCampaign(ctx, campaignId, 'hand-over');
  requireUndecided(campaign);
  const owner = requireOther(requirePerson(ctx), email);
  const { name, artistName } = campaign;
  const words = { campaign: omitContacts(name), artistName: omitContacts(artistName) };
  const details = { from: toSender(owner), email, ...words };
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
