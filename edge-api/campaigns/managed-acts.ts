import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { managesFor, selectAccounts } from '../accounts/index.ts';
import type { Ctx } from '../platform/context.ts';
import type { ManagedAct } from './manage-rules.ts';
import { campaigns, managedActs } from './table.ts';

/** Returns the condition that a person owns a campaign, or is in its owner's team. */
export function isRunBy(personId: string): SQL {
  return managesFor(campaigns.ownerId, sql`select ${personId}`);
}

/** Like {@link isRunBy}, for all of a person's accounts: nobody takes part in a campaign they run. */
export function isRunByAny(personId: string | SQLiteColumn): SQL {
  return managesFor(campaigns.ownerId, selectAccounts(personId));
}

/** Returns the statements that log the caller's action on a campaign, for its batch; admins have another log. */
export function noteAct(ctx: Ctx, campaignId: string, act: ManagedAct) {
  if (ctx.actor.kind !== 'person' || ctx.actor.person.role === 'admin') return [];
  const ownerId = sql`(select ${campaigns.ownerId} from ${campaigns} where ${campaigns.id} = ${campaignId})`;
  return [insertAct(ctx, { ownerId, campaignId, actorId: ctx.actor.person.id, act })];
}

/** Returns the statement that logs a change of a team or the handover of a campaign. */
export function insertAct(
  { db, now }: Ctx,
  act: Omit<typeof managedActs.$inferInsert, 'id' | 'at' | 'ownerId'> & { readonly ownerId: string | SQL },
) {
  return db.insert(managedActs).values({ id: crypto.randomUUID(), at: now, ...act });
}
