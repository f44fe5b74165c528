import { and, eq, ne, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { hasPublicName } from './hide-name.ts';
import { submissions } from './table.ts';

/**
 * Returns the caller's own submission, with whether their name may be shown in public; throws 404 for another person's, for
 * a cancelled one and for one that a frame's session did not make: existence is not revealed.
 */
export async function requireOwnSubmission(ctx: Ctx, id: string) {
  const person = requirePerson(ctx);
  const isOwn = and(matchesOpenSubmission(ctx, id), eq(submissions.userId, person.id));
  const [row] = await ctx.db
    .select({ submission: submissions, hasName: sql`${hasPublicName}`.mapWith(Boolean) })
    .from(submissions)
    .innerJoin(user, eq(user.id, submissions.userId))
    .where(and(isOwn, ne(submissions.status, 'cancelled')));
  if (!row) throw notFound();
  return { ...row.submission, hasName: row.hasName };
}

/** Returns the condition for one submission, which no row meets while the caller's session does not open it. */
export function matchesOpenSubmission(ctx: Ctx, id: string) {
  const binding = ctx.actor.kind === 'person' ? ctx.actor.binding : undefined;
  const isOpen = !binding || binding.submissionId === id;
  return and(eq(submissions.id, id), isOpen ? undefined : sql`false`);
}
