import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { pick } from '../platform/pick.ts';
import { chainAbout, digestKeyed } from '../scoring/index.ts';
import type { AboutAnswer, AddressBody } from './record/entry-bodies.ts';
import { submissions } from '../submissions/table.ts';
import { winners } from './table.ts';
import { signWinnerToken } from './winner-link.ts';

/** Returns the record additions that append a person's new address to every campaign they won, and their new links. */
export async function chainNewAddress(ctx: Ctx, userId: string, email: string) {
  const won = await ctx.db
    .select(pick(winners, 'campaignId', 'submissionId', 'selectedAt'))
    .from(winners)
    .innerJoin(submissions, eq(submissions.id, winners.submissionId))
    .where(eq(submissions.userId, userId));
  const links = won.map((winner) =>
    Promise.all([signWinnerToken(ctx, winner), signWinnerToken(ctx, winner, email)]),
  );
  const toContent = (_: unknown, key: string) =>
    ({ address: digestKeyed(key, 'address', email) }) satisfies AboutAnswer<AddressBody>;
  const records = await Promise.all(
    won.map((winner) => chainAbout(ctx, winner.campaignId, 'address', [winner], toContent)),
  );
  return {
    entries: records.flatMap(({ entries }) => entries),
    statements: records.flatMap(({ statements }) => statements),
    links: await Promise.all(links),
    unchanged: and(...records.map(({ unchanged }) => unchanged)),
  };
}
