/** The functions that modules above admin-log may call. */
export {
  logAction,
  logIfAdmin,
  eraseAdminLog,
  exportAdminLog,
  isCorrectedSince,
  isLooking,
  selectCorrectedAt,
} from './log-action.ts';
export { selectSettledAt, settleByHand } from './settle-by-hand.ts';
export { addNote, eraseNotes, exportNotes } from './notes.ts';
