/** What modules above nominees may call. */
export { clearNominees } from './mark-nominees.ts';
export { queueMeetingMails } from './meeting-mails.ts';
export { exportJudgements } from './personal-data.ts';
export { startDueSelections } from './start-due-selections.ts';
export { startSelection } from './start-selection.ts';
