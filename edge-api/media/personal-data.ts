import { eq, getTableColumns } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { media } from './table.ts';

const { removedAt: _, ...EXPORTED_COLUMNS } = getTableColumns(media);

export const mediaData: PersonalData = {
  exports: {
    pictures: ({ db }, { id }) => db.select(EXPORTED_COLUMNS).from(media).where(eq(media.uploadedBy, id)),
  },
  // `discardMedia` deletes the bytes, and then the rows.
  erase: ({ db, now }, { id }) => [
    db
      .update(media)
      .set({ removedAt: now, uploadedBy: null, alt: '', caption: null, updatedAt: now })
      .where(eq(media.uploadedBy, id)),
  ],
};
