import { and, eq, ne } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { submissions } from './table.ts';

/** Returns the caller's own submission; throws 404 for anybody else's and for a cancelled one: existence is not revealed. */
export async function requireOwnSubmission(ctx: Ctx, id: string) {
  const person = requirePerson(ctx);
  const [row] = await ctx.db
    .select()
    .from(submissions)
    .where(
      and(eq(submissions.id, id), eq(submissions.userId, person.id), ne(submissions.status, 'cancelled')),
    );
  if (!row) throw notFound();
  return row;
}
