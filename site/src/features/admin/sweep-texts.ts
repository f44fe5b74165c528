import type { SweepFigures } from '#api/client.ts';
import type { LocalizedText } from '#api/platform/rules.ts';

/** A text for each figure, also of a part that has several. */
type FigureTexts<Figures> = {
  readonly [Name in keyof Figures]-?: NonNullable<Figures[Name]> extends number
    ? LocalizedText
    : FigureTexts<NonNullable<Figures[Name]>>;
};

/** The names of what a sweep did; what waits for an admin or is failing is in the overview. */
export const FIGURE_TEXTS: FigureTexts<Omit<SweepFigures, 'failing' | 'waiting'>> = {
  campaignsStopped: { nl: 'Gemelde campagnes gestopt', en: 'Reported campaigns stopped' },
  campaignsSuspended: {
    nl: 'Campagnes van geschorsten gestopt',
    en: 'Campaigns of suspended people stopped',
  },
  campaignsClosed: { nl: 'Campagnes gesloten', en: 'Campaigns closed' },
  accountsAsked: { nl: 'Rekeningen nagevraagd', en: 'Accounts checked' },
  charitiesAsked: { nl: 'Campagnes aan goede doelen gemeld', en: 'Campaigns announced to charities' },
  campaignsWithoutCharity: {
    nl: 'Campagnes zonder goed doel beëindigd',
    en: 'Campaigns without charity ended',
  },
  payments: {
    checked: { nl: 'Betalingen nagevraagd', en: 'Payments checked' },
    changed: { nl: 'Betalingen bijgewerkt', en: 'Payments updated' },
    failed: { nl: 'Betalingen niet nagevraagd', en: 'Payments not checked' },
    ended: { nl: 'Betaalpagina’s gesloten', en: 'Checkouts closed' },
    refunded: { nl: 'Betalingen terugbetaald', en: 'Payments refunded' },
    refundsDisputed: { nl: 'Terugbetalingen betwist', en: 'Refunds disputed' },
    refundsFailed: { nl: 'Terugbetalingen mislukt', en: 'Refunds failed' },
    refundsReturned: { nl: 'Terugbetalingen teruggekomen', en: 'Refunds that came back' },
    feesRecorded: { nl: 'Kosten vastgelegd', en: 'Fees recorded' },
    feesPostponed: { nl: 'Kosten uitgesteld', en: 'Fees postponed' },
  },
  selectionsStarted: { nl: 'Selecties gestart', en: 'Selections started' },
  rereadsWaiting: {
    nl: 'Campagnes met gevraagde nieuwe lezingen',
    en: 'Campaigns with other readings asked for',
  },
  movesChecked: { nl: 'Verplaatste ontmoetingen nagelopen', en: 'Moved meetings checked' },
  meetingsPostponed: { nl: 'Ontmoetingen uitgesteld', en: 'Meetings postponed' },
  winnersEnded: { nl: 'Winnaars vervallen', en: 'Winners’ places ended' },
  outcomesSettled: { nl: 'Uitkomsten bijgewerkt', en: 'Outcomes settled' },
  transfers: {
    frozen: { nl: 'Afrekeningen vastgezet', en: 'Statements fixed' },
    made: { nl: 'Bedragen overgemaakt', en: 'Transfers made' },
    reversed: { nl: 'Overboekingen teruggehaald', en: 'Transfers reversed' },
    payoutsAsked: { nl: 'Uitbetalingen nagevraagd', en: 'Payouts checked' },
  },
  messagesReplayed: { nl: 'Berichten opnieuw verwerkt', en: 'Messages processed again' },
  mailsPruned: { nl: 'Oude mails verwijderd', en: 'Old emails deleted' },
  rateLimitsPruned: { nl: 'Tellers verwijderd', en: 'Rate limits deleted' },
  idempotencyKeysPruned: { nl: 'Oude verzoeken vergeten', en: 'Old requests forgotten' },
  sessionsDeleted: { nl: 'Sessies verlopen', en: 'Sessions expired' },
  filesDiscarded: { nl: 'Bestanden van bedankjes verwijderd', en: 'Thank-you files deleted' },
  picturesUnused: { nl: 'Ongebruikte foto’s gevonden', en: 'Unused pictures found' },
  picturesDiscarded: { nl: 'Foto’s verwijderd', en: 'Pictures deleted' },
  permissionsPruned: { nl: 'Toestemmingen verwijderd', en: 'Permissions deleted' },
  linksPruned: { nl: 'Links verlopen', en: 'Links expired' },
  reportsRedacted: { nl: 'Meldingen leeggemaakt', en: 'Reports blanked' },
  checkoutKeysPruned: { nl: 'Sleutels van betaalpagina’s verwijderd', en: 'Checkout keys deleted' },
  tracesPruned: { nl: 'Sporen van betalingen verwijderd', en: 'Traces of payments deleted' },
  refusalsPruned: { nl: 'Geweigerde berichten verwijderd', en: 'Refused messages deleted' },
  remindersSettled: { nl: 'Herinneringen afgehandeld', en: 'Reminders settled' },
  remindersPruned: { nl: 'Herinneringen verwijderd', en: 'Reminders deleted' },
  reminderMailsWithdrawn: { nl: 'Herinneringsmails ingetrokken', en: 'Reminder emails withdrawn' },
  deliveriesSent: { nl: 'Berichten aan goede doelen geprobeerd', en: 'Messages to charities tried' },
  deliveriesPruned: { nl: 'Berichten aan goede doelen verwijderd', en: 'Messages to charities deleted' },
  mailsSent: { nl: 'Mails verstuurd', en: 'Emails sent' },
};
