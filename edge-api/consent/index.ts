export { refreshAccount, refreshDueAccounts } from './account.ts';
export { askCharities, findRequests } from './ask-charities.ts';
export { endPaused } from './end-paused.ts';
