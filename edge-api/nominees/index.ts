/** What modules above nominees may call. */
export { toRereadEnd } from './ask-reread.ts';
export { clearNominees } from './clear-nominees.ts';
export { queueMeetingEndMails, queueMeetingMails } from './meeting-mails.ts';
export { listSamePeople } from './list-same-people.ts';
export { eraseSelection, exportJudgements, exportNominations } from './personal-data.ts';
export { retrySelection } from './retry-selection.ts';
export { endSelectionRun } from './selection-runs.ts';
export { selectWinnerReason } from './select-winner-reason.ts';
export { startDueSelections } from './start-due-selections.ts';
export { startSelection } from './start-selection.ts';
