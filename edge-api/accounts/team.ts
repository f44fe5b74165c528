import { and, eq, gte, isNotNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { withPrefix } from '../platform/columns.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { toIdentifier } from './link.ts';
import { teamMembers, user, verification } from './table.ts';

/** Selects the ids of a person's accounts, including those with another spelling of their address. */
export function selectAccounts(userId: string | SQLiteColumn): SQL {
  const personKey = sql`(select ${user.personKey} from ${user} where ${user.id} = ${userId})`;
  return sql`select ${userId} union all select ${user.id} from ${user} where ${user.personKey} = ${personKey}`;
}

/** Returns the condition that a column holds one of the selected people or an owner of their teams. */
export function managesFor(ownerId: SQLiteColumn, people: SQL): SQL {
  const owners = sql`select ${teamMembers.ownerId} from ${teamMembers} where ${teamMembers.userId} in (${people})`;
  return sql`${ownerId} in (${people} union all ${owners})`;
}

/** Returns the statements that add a person to an owner's team, or change their rights there. */
export function addMember(ctx: Ctx, row: Omit<typeof teamMembers.$inferInsert, 'joinedAt'>) {
  const values = { ...row, joinedAt: ctx.now };
  const member = ctx.db
    .insert(teamMembers)
    .values(values)
    .onConflictDoUpdate({ target: [teamMembers.ownerId, teamMembers.userId], set: values });
  return [member, revokeUnbackedInvitations(ctx)];
}

/** Returns the statements that remove a person from an owner's team. */
export function removeMember(ctx: Ctx, ownerId: string, userId: string) {
  return deleteMembers(ctx, and(eq(teamMembers.ownerId, ownerId), eq(teamMembers.userId, userId)));
}

/** Returns the statements that end a person's memberships that were accepted since then. */
export const leaveNewTeams = (ctx: Ctx, personId: string, since: Date) =>
  deleteMembers(ctx, and(eq(teamMembers.userId, personId), gte(teamMembers.joinedAt, since)));

function deleteMembers(ctx: Ctx, which: SQL | undefined) {
  return [ctx.db.delete(teamMembers).where(which), revokeUnbackedInvitations(ctx)] as const;
}

/** Returns the statement that deletes the invitations that their senders could no longer send. */
function revokeUnbackedInvitations({ db }: Ctx) {
  const { identifier, invitedBy, rights } = verification;
  const held = sql`select value from json_each(${teamMembers.rights})`;
  const isBacked = hasRow(
    teamMembers,
    eq(teamMembers.userId, invitedBy),
    eq(identifier, withPrefix(toIdentifier('team-invitation', ''), teamMembers.ownerId)),
    sql`'invite' in (${held})`,
    sql`not exists (select 1 from json_each(${rights}) where value not in (${held}))`,
  );
  return db.delete(verification).where(and(isNotNull(invitedBy), not(isBacked)));
}

/** Returns the statement that reads whose campaigns a person manages. */
export function exportTeams(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ owner: user.name, rights: teamMembers.rights, joinedAt: teamMembers.joinedAt })
    .from(teamMembers)
    .innerJoin(user, eq(user.id, teamMembers.ownerId))
    .where(eq(teamMembers.userId, userId));
}

/** Returns the statements that delete a person's team and their memberships in others. */
export function eraseTeams(ctx: Ctx, { id }: Person) {
  const { ownerId, userId, invitedBy } = teamMembers;
  return [
    ...deleteMembers(ctx, or(eq(ownerId, id), eq(userId, id))),
    ctx.db.update(teamMembers).set({ invitedBy: null }).where(eq(invitedBy, id)),
  ] as const;
}
