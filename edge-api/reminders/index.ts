/** The functions that the sweep and privacy call. */
export { eraseReminders, exportReminders } from './personal-data.ts';
export { pruneReminders, withdrawReminderMails } from './prune-reminders.ts';
export { queueReminders } from './queue-reminders.ts';
