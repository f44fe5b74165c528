import type { Language, LocalizedText } from './rules.ts';

/** The start of every mail's footer: who sends it. */
const SENDER: LocalizedText = {
  nl: 'Power Hour: één uur met iemand die je bewondert, voor een doel waarin je gelooft.',
  en: 'Power Hour: one hour with someone you admire, for a cause you believe in.',
};

/** Why the recipient gets a mail; `entered` if the address is unconfirmed, `asked` if no account is needed. */
const REASONS = {
  account: {
    nl: 'Je krijgt deze mail omdat je een account bij Power Hour hebt.',
    en: 'You are getting this email because you have an account at Power Hour.',
  },
  asked: {
    nl: 'Je krijgt deze mail omdat je er bij Power Hour om hebt gevraagd.',
    en: 'You are getting this email because you asked for it at Power Hour.',
  },
  entered: {
    nl: 'Je krijgt deze mail omdat iemand dit adres bij Power Hour heeft ingevuld.',
    en: 'You are getting this email because someone entered this address at Power Hour.',
  },
  operator: {
    nl: 'Je krijgt deze mail omdat je Power Hour beheert.',
    en: 'You are getting this email because you run Power Hour.',
  },
} satisfies Record<string, LocalizedText>;

export type MailReason = keyof typeof REASONS;

/** Returns the footer of a mail: who sends it and why. */
export function renderFooter(language: Language, reason: MailReason = 'account'): string {
  return `${SENDER[language]} ${REASONS[reason][language]}`;
}
