import { and, eq, isNotNull, desc } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { isPublic, requireOwnCampaign } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { isOffensive } from '../platform/is-offensive.ts';
import { hasOpenName, hasPublicName, hasShownName } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import type { Greeting, PublicName } from './contract.ts';
import { NAMES_MAX } from './rules.ts';
import { shares } from './table.ts';

/** Holds for the link of a paid answer whose fan allows their first name to be shown, unless it is hidden. */
export const isNameShown = and(
  isNotNull(shares.nameAllowedAt),
  eq(submissions.status, 'paid'),
  hasPublicName,
);

/** Returns the fan whose link brought a visitor to a campaign, by first name; null for any other code. */
export async function getGreeting(ctx: Ctx, slug: string, code: string): Promise<Greeting> {
  const [row] = await ctx.db
    .select({ name: user.name })
    .from(shares)
    .innerJoin(campaigns, eq(campaigns.id, shares.campaignId))
    .innerJoin(submissions, eq(submissions.id, shares.submissionId))
    .innerJoin(user, eq(user.id, submissions.userId))
    .where(and(eq(shares.code, code), eq(campaigns.slug, slug), isPublic, isNameShown));
  return { name: row ? toPublicName(row.name) : null };
}

/** Returns the names that a campaign's fans show in public, latest first; only for its owner and admins, else 404. */
export async function listNames(ctx: Ctx, campaignId: string): Promise<PublicName[]> {
  await requireOwnCampaign(ctx, campaignId, 'moderate');
  const isShown = and(
    isNotNull(shares.nameAllowedAt),
    eq(submissions.status, 'paid'),
    hasOpenName(ctx),
    hasShownName,
  );
  const rows = await ctx.db
    .select({ id: submissions.id, name: user.name, hiddenAt: submissions.nameHiddenAt })
    .from(shares)
    .innerJoin(submissions, eq(submissions.id, shares.submissionId))
    .innerJoin(user, eq(user.id, submissions.userId))
    .where(and(eq(shares.campaignId, campaignId), isShown))
    .orderBy(desc(shares.nameAllowedAt))
    .limit(NAMES_MAX);
  const names = rows.map(({ id, name, hiddenAt }) => ({
    id,
    name: toPublicName(name) ?? '',
    isHidden: hiddenAt !== null,
  }));
  return names.filter(({ name }) => name !== '');
}

const SHOWN_NAME_MAX = 24;

/** Returns the displayed first name of a full name; null if it is not a name, or should not be public. */
export function toPublicName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s/);
  const isName = first.length <= SHOWN_NAME_MAX && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(first);
  return isName && !isOffensive(first) ? first : null;
}
