export { chooseWinners } from './choose-winners.ts';
export { renderCalendar, toCalendarHeaders } from './event-calendar.ts';
export { isScoreOf, matchesAnswer } from './paid-answers.ts';
export { remindRereads } from './remind-rereads.ts';
export { isNominee, NOMINEE_ORDER } from './select-nominee-ids.ts';
export { getWinnerPath, readWinnerToken, signWinnerToken } from './winner-link.ts';
export {
  PLACE_OCCASIONS,
  queueMeetingEndMails,
  queueMeetingMails,
  queuePlaceMails,
  queueWinnerMails,
  toCancelledEvent,
} from './winner-mails.ts';
export { hasNotMet, IS_UNMET, replaceWinner, selectWinnerReason, updateWinner } from './winner-rows.ts';
export { toReread, toRereadEnd } from './reread-state.ts';
export { listSamePeople } from './list-same-people.ts';
export { exportJudgements, exportNominations, selectionData } from './personal-data.ts';
export { endSelectionRun } from './selection-runs.ts';
export { startDueSelections } from './start-due-selections.ts';
export { requireRunSelection, retrySelection, startSelection } from './start-selection.ts';
export { chainNewAddress, clearNominees, withdrawReportedAnswer } from './record/record-change.ts';
export { toEndedEntry, toWinnerContent } from './record/record-winner.ts';
