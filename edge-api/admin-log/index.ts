/** The functions that modules above admin-log may call. */
export { logAction } from './log-action.ts';
export { eraseAdminLog, exportAdminLog } from './personal-data.ts';
