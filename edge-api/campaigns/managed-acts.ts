import { eq, or, sql, type SQL } from 'drizzle-orm';
import { managesFor, selectAccounts } from '../accounts/index.ts';
import { unless } from '../platform/columns.ts';
import type { Ctx, Person } from '../platform/context.ts';
import type { ManagedAct } from './manage-rules.ts';
import { campaigns, managedActs } from './table.ts';

/** Returns the condition that a person owns a campaign, or is in its owner's team. */
export function isRunBy(personId: string): SQL {
  return managesFor(campaigns.ownerId, personId);
}

/** Holds as {@link isRunBy} does, for whichever of a person's accounts: nobody takes part in what they run. */
export function isRunByAny(personId: string): SQL {
  return managesFor(campaigns.ownerId, personId, selectAccounts(personId));
}

/** Returns what notes an act of the caller on a campaign, for the batch of the act itself; admins have a log of their own. */
export function noteAct(ctx: Ctx, campaignId: string, act: ManagedAct) {
  if (ctx.actor.kind !== 'person' || ctx.actor.person.role === 'admin') return [];
  const ownerId = sql`(select ${campaigns.ownerId} from ${campaigns} where ${campaigns.id} = ${campaignId})`;
  return [insertAct(ctx, { ownerId, campaignId, actorId: ctx.actor.person.id, act })];
}

/** Returns the statement that notes who changed a team, or handed a campaign to whom. */
export function insertAct(
  { db, now }: Ctx,
  act: Omit<typeof managedActs.$inferInsert, 'id' | 'at' | 'ownerId'> & { readonly ownerId: string | SQL },
) {
  return db.insert(managedActs).values({ id: crypto.randomUUID(), at: now, ...act });
}

/** The statement that reads what a person did to campaigns, their own and those that they managed. */
export function exportActs(ctx: Ctx, userId: string) {
  const { campaignId, act, at } = managedActs;
  return ctx.db.select({ campaignId, act, at }).from(managedActs).where(eq(managedActs.actorId, userId));
}

/** The statements that erase the history of a person's own campaigns, and their name from that of others'. */
export function eraseActs(ctx: Ctx, { id }: Person) {
  return [
    ctx.db.delete(managedActs).where(eq(managedActs.ownerId, id)),
    ctx.db
      .update(managedActs)
      .set({
        actorId: unless(managedActs.actorId, id),
        personId: unless(managedActs.personId, id),
      })
      .where(or(eq(managedActs.actorId, id), eq(managedActs.personId, id))),
  ] as const;
}
