/** What modules above nominees may call. */
export { selectWinnerReason } from './list-winners.ts';
export { toReread, toRereadEnd } from './reread-state.ts';
export { chainNewAddress } from './chain-new-address.ts';
export { clearNominees } from './clear-nominees.ts';
export { queueMeetingEndMails, queueMeetingMails } from './selection-mails.ts';
export { listSamePeople } from './list-same-people.ts';
export { eraseSelection, exportJudgements, exportNominations } from './personal-data.ts';
export { endSelectionRun } from './selection-runs.ts';
export { startDueSelections } from './start-due-selections.ts';
export { retrySelection, startSelection } from './start-selection.ts';
export { withdrawReportedAnswer } from './withdraw-reported-answer.ts';
