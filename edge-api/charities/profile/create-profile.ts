import { eq, not } from 'drizzle-orm';
import type { Ctx } from '../../platform/context.ts';
import { hasRow } from '../../platform/has-row.ts';
import { toCharitySlug } from '../profile-rules.ts';
import { charityProfiles } from './table.ts';

/** Characters that make a slug unique which another charity has. */
const SUFFIX_LENGTH = 8;

/**
 * Creates a charity's empty profile with a free slug of its page: the statement that stores it, unless there is one, for a
 * commit while the slug is free.
 */
export async function createProfile(ctx: Ctx, { id, name }: { readonly id: string; readonly name: string }) {
  const suffix = crypto.randomUUID().slice(0, SUFFIX_LENGTH);
  const wanted = toCharitySlug(name) ?? `charity-${suffix}`;
  const isTaken = (await ctx.db.$count(charityProfiles, eq(charityProfiles.slug, wanted))) > 0;
  const slug = isTaken ? `${wanted}-${suffix}` : wanted;
  return {
    unchanged: not(hasRow(charityProfiles, eq(charityProfiles.slug, slug))),
    statement: ctx.db
      .insert(charityProfiles)
      .values({ charityId: id, slug, updatedAt: ctx.now })
      .onConflictDoNothing({ target: charityProfiles.charityId }),
  };
}
