import { desc, eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { pick } from '../platform/pick.ts';
import { adminLog, adminNotes } from './table.ts';

export const adminLogData: PersonalData = {
  exports: {
    adminActions: ({ db }, { id }) =>
      db
        .select(pick(adminLog, 'action', 'subject', 'reason', 'at'))
        .from(adminLog)
        .where(eq(adminLog.adminId, id))
        .orderBy(desc(adminLog.at)),
    notesByAdmins: ({ db }, { id }) =>
      db
        .select(pick(adminNotes, 'about', 'text', 'at'))
        .from(adminNotes)
        .where(eq(adminNotes.userId, id))
        .orderBy(desc(adminNotes.at)),
  },
  erase: ({ db }, { id }) => [
    db.update(adminLog).set({ adminId: null }).where(eq(adminLog.adminId, id)),
    db.delete(adminNotes).where(eq(adminNotes.userId, id)),
    db.update(adminNotes).set({ adminId: null }).where(eq(adminNotes.adminId, id)),
  ],
};
