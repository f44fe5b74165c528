import { eq, sql } from 'drizzle-orm';
import { getPermissions } from '../accounts/rules.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { insertIf } from '../platform/insert-if.ts';
import { hasRoom, requireRoom, type StorageLimit } from '../platform/storage-limit.ts';
import { toSkeleton } from '../platform/to-skeleton.ts';
import type { Charity, NewCharity } from './contract.ts';
import { insertProfile } from './profile/insert-profile.ts';
import { PUBLIC_COLUMNS } from './list-charities.ts';
import { CHARITY_EXISTS, renderTooManyCharities, toCharityKey } from './rules.ts';
import { charities } from './table.ts';

/** Adds a charity for review; throws 409 with the existing `doc` when there is one of that name (RULES.md, "Calls"). */
export async function createCharity(ctx: Ctx, input: NewCharity): Promise<Charity> {
  const { charity, isNew } = await findOrCreateCharity(ctx, input);
  if (!isNew) throw new ApiError(409, 'charity_exists', CHARITY_EXISTS, { extra: { doc: charity } });
  return charity;
}

/**
 * Returns the charity of a name, added for review when there is none; names are compared by their keys. Throws 429 for
 * more new ones than an account may add; admins may.
 */
export async function findOrCreateCharity(
  ctx: Ctx,
  { name }: NewCharity,
): Promise<{ readonly charity: Charity; readonly isNew: boolean }> {
  const { id: addedBy, role } = requirePerson(ctx);
  const key = toCharityKey(name);
  const found = await findByKey(ctx, key);
  if (found) return { charity: found, isNew: false };
  const limit = toStorageLimit(ctx);
  const isAllowed = getPermissions(role).reviewCharities ? sql`true` : hasRoom(ctx, limit, addedBy);
  const skeleton = toSkeleton(name);
  const row = { id: crypto.randomUUID(), name, key, skeleton, addedBy, createdAt: ctx.now };
  const [[added]] = await ctx.db.batch([
    insertIf(ctx.db, charities, row, isAllowed)
      .onConflictDoNothing({ target: charities.key })
      .returning(PUBLIC_COLUMNS),
    insertProfile(ctx, row),
  ]);
  if (added) return { charity: added, isNew: true };
  const existing = await findByKey(ctx, key);
  if (existing) return { charity: existing, isNew: false };
  await requireRoom(ctx, limit, addedBy);
  throw new Error('a charity refused as duplicate was not found');
}

function toStorageLimit({ settings: { LIMIT_CHARITIES: limit } }: Ctx): StorageLimit {
  const { addedBy: owner, createdAt } = charities;
  return { table: charities, owner, createdAt, limit, reason: renderTooManyCharities(limit.count) };
}

async function findByKey(ctx: Ctx, key: string): Promise<Charity | undefined> {
  const [row] = await ctx.db.select(PUBLIC_COLUMNS).from(charities).where(eq(charities.key, key));
  return row;
}
