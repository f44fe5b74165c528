import type { LocalizedText } from '../platform/rules.ts';

/** What each part of a sweep does, by its name in the log; `old` is for all that delete something. */
export const SWEEP_PARTS = {
  'reported campaigns': { nl: 'gemelde campagnes stoppen', en: 'stopping reported campaigns' },
  'suspended accounts': {
    nl: 'campagnes van geschorsten stoppen',
    en: 'stopping campaigns of the suspended',
  },
  'waiting work': { nl: 'melden wat op beheerders wacht', en: 'telling admins what waits' },
  deadlines: { nl: 'campagnes sluiten', en: 'closing campaigns' },
  'accounts of charities': {
    nl: 'rekeningen van goede doelen navragen',
    en: 'checking accounts of charities',
  },
  'requests to charities': { nl: 'goede doelen om toestemming vragen', en: 'asking charities for consent' },
  'campaigns without charity': {
    nl: 'campagnes zonder goed doel beëindigen',
    en: 'ending campaigns without charity',
  },
  payments: { nl: 'betalingen navragen en terugbetalen', en: 'checking and refunding payments' },
  selections: { nl: 'genomineerden kiezen', en: 'selecting nominees' },
  'requests for another reading': {
    nl: 'eigenaars aan nieuwe lezingen herinneren',
    en: 'reminding owners to read again',
  },
  'meetings that moved': { nl: 'verplaatsingen alsnog melden', en: 'telling late payers of moves' },
  'meetings nobody can come to': {
    nl: 'ontmoetingen zonder winnaar uitstellen',
    en: 'postponing meetings nobody can come to',
  },
  winners: { nl: 'plekken van winnaars bijwerken', en: 'updating winners’ places' },
  outcomes: { nl: 'campagnes afronden', en: 'finishing campaigns' },
  transfers: { nl: 'geld overmaken aan goede doelen', en: 'transferring money to charities' },
  'dead letters': { nl: 'gemiste berichten opnieuw verwerken', en: 'processing missed messages again' },
  reminders: { nl: 'fans herinneren', en: 'reminding fans' },
  'stale reminders': { nl: 'achterhaalde herinneringen intrekken', en: 'withdrawing outdated reminders' },
  'messages to charities': { nl: 'berichten aan goede doelen sturen', en: 'sending messages to charities' },
  incidents: { nl: 'storingen bijhouden', en: 'keeping track of incidents' },
  mails: { nl: 'mails versturen', en: 'sending emails' },
  old: { nl: 'oude gegevens verwijderen', en: 'deleting old data' },
  'its own record': { nl: 'deze ronde vastleggen', en: 'recording this sweep' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** The name of a part of a sweep in the log. */
export type SweepPart = Exclude<keyof typeof SWEEP_PARTS, 'old'> | `old ${string}`;
