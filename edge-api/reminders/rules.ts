import { DAY_MS, type LocalizedText } from '../platform/rules.ts';

/** What a person is reminded of: one campaign that has not started, or a celebrity's next campaigns. */
export const REMINDER_SUBJECTS = ['campaign', 'celebrity'] as const;
export type ReminderSubject = (typeof REMINDER_SUBJECTS)[number];

/** The kinds of mails: subscriptions have opened, their deadline is near, a celebrity has a new campaign. */
export type ReminderMail = 'opening' | 'deadline' | 'campaign';

/** How long an address can be confirmed; after that the reminder is deleted. */
export const CONFIRM_MS = 2 * DAY_MS;
/** How long before the deadline people who have not taken part are reminded. */
export const DEADLINE_NOTICE_MS = DAY_MS;
/** How long a new campaign is news to those who follow its celebrity. */
export const NEWS_MS = 7 * DAY_MS;
/** How long the link in a mail can stop all reminders. */
export const STOP_LINK_MS = 365 * DAY_MS;

/** Reminders per batch, and batches per sweep for each kind of mail. */
export const REMINDER_STEP = 500;
export const REMINDER_STEPS_MAX = 20;
/** Maximum number of reminders that one sweep deletes for each reason. */
export const FORGET_MAX = 5000;

/** Whether a reminder is set, or waits for the link in the mail that was sent. */
export const REMINDER_STATES = ['set', 'mailed'] as const;

export const ALREADY_STARTED: LocalizedText = {
  en: 'This campaign has already started, so there is nothing to remind you of.',
  nl: 'Deze campagne is al begonnen, dus een herinnering is niet meer nodig.',
};
export const NOT_GOING_AHEAD: LocalizedText = {
  en: 'This campaign is not going ahead, so there is nothing to remind you of.',
  nl: 'Deze campagne gaat niet door, dus een herinnering is niet meer nodig.',
};
export const NOBODY_TO_FOLLOW: LocalizedText = {
  en: 'The celebrity of this campaign cannot be followed.',
  nl: 'Het bekende gezicht van deze campagne kun je niet volgen.',
};
