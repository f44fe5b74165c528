import { and, eq, not } from 'drizzle-orm';
import { getPermissions } from '../accounts/rules.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { hasRow } from '../platform/conditions.ts';
import { requireRoom } from '../platform/storage-limit.ts';
import { toSkeleton } from '../platform/to-skeleton.ts';
import { commit, runUnit } from '../platform/unit-of-work.ts';
import type { Charity, NewCharity } from './contract.ts';
import { PUBLIC_COLUMNS } from './list-charities.ts';
import { toCharitySlug } from './profile-rules.ts';
import { charityProfiles } from './profile/table.ts';
import { CHARITY_EXISTS, CHARITY_REJECTED, renderTooManyCharities, toCharityKey } from './rules.ts';
import { charities } from './table.ts';

const SUFFIX_LENGTH = 8;

/** Adds a charity for review; throws 409 with the existing `doc` if one has that name (RULES.md, "Calls"). */
export async function createCharity(ctx: Ctx, input: NewCharity): Promise<Charity> {
  const { charity, isNew } = await findOrCreateCharity(ctx, input);
  if (isNew) return charity;
  const error = charity.approvalStatus === 'rejected' ? CHARITY_REJECTED : CHARITY_EXISTS;
  throw new ApiError(409, 'charity_exists', error, { extra: { doc: charity } });
}

/** Returns the charity with a name, or adds it for review. Throws 429 beyond the number an account may add. */
export function findOrCreateCharity(ctx: Ctx, { name }: NewCharity) {
  const { id: addedBy, role } = requirePerson(ctx);
  const key = toCharityKey(name);
  return runUnit(async () => {
    const [found] = await ctx.db.select(PUBLIC_COLUMNS).from(charities).where(eq(charities.key, key));
    if (found) return { charity: found, isNew: false };
    const hasRoom = getPermissions(role).reviewCharities ? undefined : await requireCharityRoom(ctx, addedBy);
    const row = {
      id: crypto.randomUUID(),
      name,
      key,
      skeleton: toSkeleton(name),
      addedBy,
      createdAt: ctx.now,
    };
    const slug = await findFreeSlug(ctx, name);
    const isCurrent = and(
      not(hasRow(charities, eq(charities.key, key))),
      not(hasRow(charityProfiles, eq(charityProfiles.slug, slug))),
      hasRoom,
    );
    const [[charity]] = await commit(ctx, isCurrent, [
      ctx.db.insert(charities).values(row).returning(PUBLIC_COLUMNS),
      ctx.db.insert(charityProfiles).values({ charityId: row.id, slug, updatedAt: ctx.now }),
    ]);
    if (!charity) throw new Error('a charity was not stored');
    return { charity, isNew: true };
  });
}

function requireCharityRoom(ctx: Ctx, personId: string) {
  const { LIMIT_CHARITIES: limit } = ctx.settings;
  const { addedBy: owner, createdAt } = charities;
  const reason = renderTooManyCharities(limit.count);
  return requireRoom(ctx, { table: charities, owner, createdAt, limit, reason }, personId);
}

async function findFreeSlug(ctx: Ctx, name: string): Promise<string> {
  const suffix = crypto.randomUUID().slice(0, SUFFIX_LENGTH);
  const wanted = toCharitySlug(name) ?? `charity-${suffix}`;
  const isTaken = (await ctx.db.$count(charityProfiles, eq(charityProfiles.slug, wanted))) > 0;
  return isTaken ? `${wanted}-${suffix}` : wanted;
}
