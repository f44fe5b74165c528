/** The functions that modules above admin-log may call. */
export { logAction, eraseAdminLog, exportAdminLog } from './log-action.ts';
