import { and, eq, ne, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { hasPublicName } from './hide-name.ts';
import { submissions } from './table.ts';

/**
 * Returns the caller's own submission, with whether their name may be public. Throws 404 for another person's, a
 * cancelled one and one outside a frame session's scope, so that its existence is not revealed.
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

/** Matches one submission; matches no row if the caller's session is bound to another one. */
export function matchesOpenSubmission(ctx: Ctx, id: string) {
  const binding = ctx.actor.kind === 'person' ? ctx.actor.binding : undefined;
  const isOpen = !binding || binding.submissionId === id;
  return and(eq(submissions.id, id), isOpen ? undefined : sql`false`);
}
