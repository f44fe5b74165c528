import { and, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { queueMailsTo, sendInvitation } from '../../accounts/index.ts';
import { teamMembers, user, verification } from '../../accounts/table.ts';
import { insertAct } from '../../campaigns/index.ts';
import { mayManage, NOT_YOURS_TO_DECIDE, OWNER_SUSPENDED } from '../../campaigns/manage-rules.ts';
import { requirePerson, type Ctx, type Person } from '../../platform/context.ts';
import { ApiError, conflict, notFound, requireRow, validationFailed } from '../../platform/errors.ts';
import { TEAM_RIGHTS } from '../../platform/rules.ts';
import { isUnchanged } from '../../platform/unit-of-work.ts';
import type { InviteMember, Team } from '../team-contract.ts';
import { ALREADY_INVITED, NOT_YOURS_TO_GIVE, OWN_ADDRESS, TEAM_FULL, TEAM_MAX } from '../team-rules.ts';
import { countOthers, getTeam, isOpenInvitation, toSender } from './list-team.ts';
import { TEAM_MAILS } from './team-mails.ts';

/** Invites an address to the caller's team, replacing an earlier invitation. Throws 400 for their own, 409 if full. */
export async function inviteMember(ctx: Ctx, input: InviteMember): Promise<Team> {
  const owner = requireOther(requirePerson(ctx), input.email);
  return sendTeamInvitation(ctx, { owner, input });
}

/**
 * Invites an address to a team in which the caller may invite, and tells the owner. Throws 404 if the caller is not in
 * the team, 403 if they may not invite, 400 for rights that they do not have and for their own address, 409 if the team
 * is full, already has this person, or someone else has invited them.
 */
export async function inviteForOwner(ctx: Ctx, ownerId: string, input: InviteMember): Promise<Team> {
  const { email, rights } = input;
  const member = requireOther(requirePerson(ctx), email);
  const { owner, membership } = await requireInvitingMember(ctx, ownerId);
  if (!rights.every((right) => membership.rights.includes(right)))
    throw validationFailed([{ path: 'rights', message: NOT_YOURS_TO_GIVE }]);
  // Not by the time: two invitations can be sent in one millisecond, and the owner is told of both.
  const key = `team-invited:${crypto.randomUUID()}`;
  const details = { from: toSender(member), email, rights };
  return sendTeamInvitation(ctx, {
    owner,
    input,
    invitedBy: member.id,
    unchanged: and(
      isUnchanged(teamMembers, { ownerId, userId: member.id, rights: membership.rights }),
      isUnchanged(user, { id: ownerId, suspendedAt: null }),
      await requireNewcomer(ctx, ownerId, email),
    ),
    statements: queueMailsTo(ctx, { key, path: '/dashboard/team' }, eq(user.id, ownerId), (language) =>
      TEAM_MAILS[language].invitedByMember(details),
    ),
  });
}

type TeamInvitation = {
  readonly owner: Pick<Person, 'id' | 'name' | 'email'>;
  readonly input: InviteMember;
  /** The member who sends it; the owner by default. */
  readonly invitedBy?: string;
  readonly unchanged?: SQL | undefined;
  readonly statements?: readonly BatchItem<'sqlite'>[];
};

async function sendTeamInvitation(ctx: Ctx, invitation: TeamInvitation): Promise<Team> {
  const { owner, input, invitedBy = null, unchanged, statements = [] } = invitation;
  const { email } = input;
  const rights = TEAM_RIGHTS.filter((right) => input.rights.includes(right));
  const sender = requirePerson(ctx);
  const details = { from: toSender(sender), owner: toSender(owner), email, rights };
  await sendInvitation(
    ctx,
    { purpose: 'team-invitation', subject: owner.id, email, path: '/invitation', rights, invitedBy },
    (language) => TEAM_MAILS[language].invited(details),
    {
      unchanged: and(lt(countOthers(ctx, owner.id, email), TEAM_MAX), unchanged),
      refusal: () => conflict(TEAM_FULL),
      statements: [insertAct(ctx, { ownerId: owner.id, actorId: sender.id, act: 'invited' }), ...statements],
    },
  );
  ctx.log.info('team_invited', { owner: owner.id, by: sender.id });
  return getTeam(ctx);
}

/** Returns the owner of a team and the caller's place in it. Throws 404 without one, 403 unless they may invite now. */
async function requireInvitingMember(ctx: Ctx, ownerId: string) {
  const person = requirePerson(ctx);
  const isMembership = and(eq(teamMembers.ownerId, ownerId), eq(teamMembers.userId, person.id));
  const team = ctx.db
    .select({ owner: user, membership: teamMembers })
    .from(teamMembers)
    .innerJoin(user, eq(user.id, teamMembers.ownerId))
    .where(isMembership);
  const { owner, membership } = await requireRow(team, notFound);
  if (!mayManage({ ownerId }, { ...person, membership }, 'invite'))
    throw new ApiError(403, 'forbidden', NOT_YOURS_TO_DECIDE);
  if (owner.suspendedAt !== null) throw new ApiError(403, 'forbidden', OWNER_SUSPENDED);
  return { owner, membership };
}

/**
 * Returns the condition that an address is not in a team, and that only the caller may have invited it, so that a
 * member cannot change anyone's rights. Throws 409 otherwise.
 */
async function requireNewcomer(ctx: Ctx, ownerId: string, email: string): Promise<SQL | undefined> {
  const { id } = requirePerson(ctx);
  const memberIds = ctx.db
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(eq(teamMembers.ownerId, ownerId));
  const isInTeam = or(eq(user.id, ownerId), inArray(user.id, memberIds));
  const { invitedBy, value } = verification;
  const isOthers = and(isOpenInvitation(ctx, ownerId), eq(value, email), sql`${invitedBy} is not ${id}`);
  const members = ctx.db.$count(user, and(eq(user.email, email), isInTeam));
  const invitations = ctx.db.$count(verification, isOthers);
  if ((await members) + (await invitations) > 0) throw conflict(ALREADY_INVITED);
  return and(eq(members, 0), eq(invitations, 0));
}

/** Returns a person whose address is another; throws 400 for their own. */
export function requireOther(person: Person, email: string): Person {
  if (person.email === email) throw validationFailed([{ path: 'email', message: OWN_ADDRESS }]);
  return person;
}
