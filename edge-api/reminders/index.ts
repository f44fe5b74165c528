/** The functions that the sweep and privacy call. */
export { eraseReminders, exportReminders } from './personal-data.ts';
export { pruneReminders } from './prune-reminders.ts';
export { queueReminders } from './queue-reminders.ts';
export { withdrawReminderMails } from './withdraw-reminder-mails.ts';
