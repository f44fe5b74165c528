import type { LocalizedText } from '../platform/rules.ts';

/** The parts of a sweep by their names in the log, as a person reads which of them failed. */
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
  'meetings nobody can come to': {
    nl: 'ontmoetingen zonder winnaar uitstellen',
    en: 'postponing meetings nobody can come to',
  },
  winners: { nl: 'plekken van winnaars bijwerken', en: 'updating winners’ places' },
  outcomes: { nl: 'campagnes afronden', en: 'finishing campaigns' },
  transfers: { nl: 'geld overmaken aan goede doelen', en: 'transferring money to charities' },
  'dead letters': { nl: 'gemiste berichten opnieuw verwerken', en: 'processing missed messages again' },
  'sent mails': { nl: 'oude mails verwijderen', en: 'deleting old emails' },
  'rate limits': { nl: 'tellers verwijderen', en: 'deleting rate limits' },
  'idempotency keys': { nl: 'oude verzoeken vergeten', en: 'forgetting old requests' },
  sessions: { nl: 'verlopen sessies verwijderen', en: 'deleting expired sessions' },
  'thank-you files': { nl: 'bestanden van bedankjes verwijderen', en: 'deleting thank-you files' },
  'unused pictures': { nl: 'ongebruikte foto’s zoeken', en: 'finding unused pictures' },
  pictures: { nl: 'foto’s verwijderen', en: 'deleting pictures' },
  permissions: { nl: 'oude toestemmingen verwijderen', en: 'deleting old permissions' },
  links: { nl: 'verlopen links verwijderen', en: 'deleting expired links' },
  reports: { nl: 'oude meldingen leegmaken', en: 'blanking old reports' },
  'checkout keys': { nl: 'sleutels van betaalpagina’s verwijderen', en: 'deleting checkout keys' },
  traces: { nl: 'sporen van betalingen verwijderen', en: 'deleting traces of payments' },
  'refused messages': { nl: 'geweigerde berichten verwijderen', en: 'deleting refused messages' },
  reminders: { nl: 'fans herinneren', en: 'reminding fans' },
  'past reminders': { nl: 'oude herinneringen verwijderen', en: 'deleting old reminders' },
  'stale reminders': { nl: 'achterhaalde herinneringen intrekken', en: 'withdrawing outdated reminders' },
  'messages to charities': { nl: 'berichten aan goede doelen sturen', en: 'sending messages to charities' },
  'old messages to charities': {
    nl: 'oude berichten aan goede doelen verwijderen',
    en: 'deleting old messages to charities',
  },
  incidents: { nl: 'storingen bijhouden', en: 'keeping track of incidents' },
  mails: { nl: 'mails versturen', en: 'sending emails' },
  'its own record': { nl: 'deze ronde vastleggen', en: 'recording this sweep' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
