import { eq, exists, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/context.ts';
import { insertIf } from '../../platform/insert-if.ts';
import { charities } from '../table.ts';
import { toCharitySlug } from '../profile-rules.ts';
import { charityProfiles } from './table.ts';

/** Characters that make a slug unique which another charity has. */
const SUFFIX_LENGTH = 8;

/**
 * Returns the statement that gives a charity an empty profile with the slug of its page, for the batch that stores the
 * charity; it does nothing for one that is not there, or has a profile.
 */
export function insertProfile(ctx: Ctx, { id, name }: { readonly id: string; readonly name: string }) {
  const suffix = crypto.randomUUID().slice(0, SUFFIX_LENGTH);
  const wanted = toCharitySlug(name);
  const free = wanted ?? `charity-${suffix}`;
  const isTaken = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(charityProfiles)
      .where(eq(charityProfiles.slug, free)),
  );
  const slug = sql`case when ${isTaken} then ${`${free}-${suffix}`} else ${free} end`;
  const isThere = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(charities)
      .where(eq(charities.id, id)),
  );
  return insertIf(
    ctx.db,
    charityProfiles,
    { charityId: id, slug, updatedAt: ctx.now },
    isThere,
  ).onConflictDoNothing({
    target: charityProfiles.charityId,
  });
}
