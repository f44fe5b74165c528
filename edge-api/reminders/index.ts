export { moveReminders } from './move-reminders.ts';
export { reminderData } from './personal-data.ts';
export { pruneReminders, withdrawReminderMails } from './prune-reminders.ts';
export { queueReminders } from './queue-reminders.ts';
