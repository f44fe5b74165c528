import { and, isNotNull, isNull } from 'drizzle-orm';
import { thanks } from './table.ts';

/** Holds for a thank-you that those who paid see: it was sent, and not withdrawn after a report. */
export const isShown = and(isNotNull(thanks.sentAt), isNull(thanks.withdrawnAt));
