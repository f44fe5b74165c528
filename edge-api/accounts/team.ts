import { and, eq, gte, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Ctx, Person } from '../platform/context.ts';
import { teamMembers, user } from './table.ts';

/** Selects the ids of a person's accounts, including those with another spelling of their address. */
export function selectAccounts(userId: string): SQL {
  const personKey = sql`(select ${user.personKey} from ${user} where ${user.id} = ${userId})`;
  return sql`select ${userId} union all select ${user.id} from ${user} where ${user.personKey} = ${personKey}`;
}

/** Returns the condition that a column holds one of `people` (by default this person) or an owner of their teams. */
export function managesFor(ownerId: SQLiteColumn, personId: string, people = sql`select ${personId}`): SQL {
  const owners = sql`select ${teamMembers.ownerId} from ${teamMembers} where ${teamMembers.userId} in (${people})`;
  return sql`${ownerId} in (${people} union all ${owners})`;
}

/** Returns the statement that adds a person to an owner's team, or changes their rights there. */
export function addMember({ db, now }: Ctx, row: Omit<typeof teamMembers.$inferInsert, 'joinedAt'>) {
  return db
    .insert(teamMembers)
    .values({ ...row, joinedAt: now })
    .onConflictDoUpdate({
      target: [teamMembers.ownerId, teamMembers.userId],
      set: { mayDecide: row.mayDecide },
    });
}

/** Returns the statement that removes a person from an owner's team. */
export function removeMember({ db }: Ctx, ownerId: string, userId: string) {
  return db.delete(teamMembers).where(and(eq(teamMembers.ownerId, ownerId), eq(teamMembers.userId, userId)));
}

/** Returns the statement that removes members who joined an owner's team since then, invited by someone else. */
export function removeNewMembers({ db }: Ctx, ownerId: string, since: Date) {
  return db
    .delete(teamMembers)
    .where(and(eq(teamMembers.ownerId, ownerId), gte(teamMembers.joinedAt, since)));
}

/** Returns the statement that reads whose campaigns a person manages. */
export function exportTeams(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ owner: user.name, mayDecide: teamMembers.mayDecide, joinedAt: teamMembers.joinedAt })
    .from(teamMembers)
    .innerJoin(user, eq(user.id, teamMembers.ownerId))
    .where(eq(teamMembers.userId, userId));
}

/** Returns the statement that deletes a person's team and their memberships in others. */
export function eraseTeams(ctx: Ctx, { id }: Person) {
  return ctx.db.delete(teamMembers).where(or(eq(teamMembers.ownerId, id), eq(teamMembers.userId, id)));
}
