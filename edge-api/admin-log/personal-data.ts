import { desc, eq } from 'drizzle-orm';
import type { Ctx, Person } from '../platform/context.ts';
import { adminLog } from './table.ts';

/** Selects what a person did as an admin for the export of their data, newest first. */
export function exportAdminLog(ctx: Ctx, userId: string) {
  const { action, subject, reason, at } = adminLog;
  return ctx.db
    .select({ action, subject, reason, at })
    .from(adminLog)
    .where(eq(adminLog.adminId, userId))
    .orderBy(desc(adminLog.at));
}

/** The statement that removes a person's name from what they did as an admin. */
export function eraseAdminLog(ctx: Ctx, { id }: Person) {
  return ctx.db.update(adminLog).set({ adminId: null }).where(eq(adminLog.adminId, id));
}
