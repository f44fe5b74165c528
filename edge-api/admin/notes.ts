import { toDisplayName } from '../accounts/index.ts';
import { desc, eq, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import type { AdminNote } from '../admin-log/contract.ts';
import { addNote } from '../admin-log/index.ts';
import { adminNotes } from '../admin-log/table.ts';
import { checkouts } from '../payments/table.ts';
import { toIso } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { submissions } from '../submissions/table.ts';
import { requireOwnerId, requirePersonRow } from './require-subject.ts';
import { ADMIN_PAGE_SIZE } from './rules.ts';

/** Returns the query for admins' notes, latest first. */
export function queryNotes(ctx: Ctx, condition: SQL) {
  const { id, text, at } = adminNotes;
  return ctx.db
    .select({ id, text, at: toIso(at), admin: toDisplayName(user) })
    .from(adminNotes)
    .leftJoin(user, eq(user.id, adminNotes.adminId))
    .where(condition)
    .orderBy(desc(at))
    .limit(ADMIN_PAGE_SIZE);
}

/** Stores a note about a person, whose data export includes it. Throws 404 for an unknown person. */
export async function notePerson(ctx: Ctx, id: string, { text }: AdminNote): Promise<void> {
  await requirePersonRow(ctx, id);
  await addNote(ctx, { userId: id, text });
}

/** Stores a note about a campaign; its owner's data export includes it. Throws 404 for an unknown campaign. */
export async function noteCampaign(ctx: Ctx, id: string, { text }: AdminNote): Promise<void> {
  await addNote(ctx, { userId: await requireOwnerId(ctx, id), about: id, text });
}

/** Stores a note about a payment; its fan's data export includes it. Throws 404 if unknown or the fan is erased. */
export async function notePayment(ctx: Ctx, id: string, { text }: AdminNote): Promise<void> {
  const [row] = await ctx.db
    .select({ userId: submissions.userId })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(eq(checkouts.id, id));
  if (!row?.userId) throw notFound();
  await addNote(ctx, { userId: row.userId, about: id, text });
}
