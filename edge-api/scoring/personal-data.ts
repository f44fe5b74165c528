import { eq, inArray } from 'drizzle-orm';
import type { Ctx, Person } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { scores } from './table.ts';

/** The statement that blanks why a person's answers got their scores; the chain holds a digest of it and stays whole. */
export function eraseScores(ctx: Ctx, { id }: Person) {
  const own = ctx.db.select({ id: submissions.id }).from(submissions).where(eq(submissions.userId, id));
  return ctx.db.update(scores).set({ reasoning: '' }).where(inArray(scores.submissionId, own));
}
