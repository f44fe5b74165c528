export { logAction, logIfAdmin, isCorrectedSince, isLooking, selectCorrectedAt } from './log-action.ts';
export { selectSettledAt, settleByHand } from './settle-by-hand.ts';
export { addNote } from './notes.ts';
export { adminLogData } from './personal-data.ts';
