import type { Language } from '#api/platform/rules.ts';
import type { ReminderSubject } from '#api/reminders/rules.ts';

/** Returns the path that a reminder's form is sent to, and that shows it again where it was refused. */
export function reminderPath(language: Language, campaign: string, about: ReminderSubject): string {
  return `/${language}/reminders?${new URLSearchParams({ campaign, about }).toString()}`;
}
