import { SWEEP_PARTS } from '#api/admin/sweep-rules.ts';
import { defineTexts } from '#site/i18n/feature-texts.ts';
import { ACT_TEXTS } from './act-texts.ts';
import { CAMPAIGN_TEXTS } from './campaign-texts.ts';
import { MESSAGES_TEXTS, PAYMENTS_TEXTS } from './payments-texts.ts';
import { LOG_TEXTS, PEOPLE_TEXTS } from './people-texts.ts';
import { FIGURE_TEXTS } from './sweep-texts.ts';

const TEXTS = {
  nav: {
    title: { nl: 'Beheer', en: 'Administration' },
    sections: { nl: 'Onderdelen van beheer', en: 'Sections of administration' },
    overview: { nl: 'Overzicht', en: 'Overview' },
    reviews: { nl: 'Te bevestigen', en: 'To confirm' },
    campaigns: { nl: 'Campagnes', en: 'Campaigns' },
    people: { nl: 'Mensen', en: 'People' },
    accounts: { nl: 'Geschorst', en: 'Suspended' },
    payments: { nl: 'Betalingen', en: 'Payments' },
    mails: { nl: 'Mails', en: 'Emails' },
    messages: { nl: 'Berichten', en: 'Messages' },
    sweeps: { nl: 'Rondes', en: 'Sweeps' },
    log: { nl: 'Logboek', en: 'Log' },
    export: { nl: 'Download deze lijst als CSV', en: 'Download this list as CSV' },
    next: { nl: 'Volgende {count}', en: 'Next {count}' },
    toStart: { nl: 'Naar het begin', en: 'Back to the start' },
    pages: { nl: 'Pagina’s', en: 'Pages' },
    nothing: { nl: 'Niets gevonden.', en: 'Nothing found.' },
    all: { nl: 'Alles', en: 'All' },
    search: { nl: 'Zoeken', en: 'Search' },
    clear: { nl: 'Wissen', en: 'Clear' },
  },
  asOwner: {
    title: { nl: 'Gezien als de eigenaar', en: 'Seen as the owner' },
    text: {
      nl: 'Je ziet ‘{campaign}’ zoals eigenaar {owner}. Je kunt hier lezen, maar niets veranderen.',
      en: 'You see “{campaign}” as its owner {owner} does. You can read here, but change nothing.',
    },
    pages: { nl: 'Pagina’s van de eigenaar', en: 'Pages of the owner' },
    first: { nl: 'Eerste scherm', en: 'First screen' },
    numbers: { nl: 'Cijfers', en: 'Numbers' },
    nominees: { nl: 'Genomineerden', en: 'Nominees' },
    winners: { nl: 'Winnaars', en: 'Winners' },
    statement: { nl: 'Afrekening', en: 'Statement' },
    edit: { nl: 'Campagne', en: 'Campaign' },
    kit: { nl: 'Promotie', en: 'Promotion' },
    embed: { nl: 'Widget', en: 'Widget' },
    thanks: { nl: 'Bedankje', en: 'Thank-you' },
    wall: { nl: 'Antwoorden voor iedereen', en: 'Answers for everyone' },
    story: { nl: 'Verhaal', en: 'Story' },
    back: { nl: 'Terug naar beheer', en: 'Back to administration' },
  },
  overview: {
    lead: {
      nl: 'Wat er te doen is, en hoe het loopt.',
      en: 'What there is to do, and how things are going.',
    },
    waiting: { nl: 'Wacht op jou', en: 'Waiting for you' },
    campaignsInReview: { nl: 'Campagnes te bevestigen', en: 'Campaigns to confirm' },
    charitiesPending: { nl: 'Goede doelen te beoordelen', en: 'Charities to review' },
    reportsOpen: { nl: 'Open meldingen', en: 'Open reports' },
    objections: { nl: 'Bezwaren tegen schorsing', en: 'Objections to suspension' },
    selectionsGivenUp: { nl: 'Vastgelopen selecties', en: 'Stuck selections' },
    mailsFailed: { nl: 'Mislukte mails', en: 'Failed emails' },
    messagesUnreadable: { nl: 'Onleesbare berichten', en: 'Unreadable messages' },
    paymentsDisputed: { nl: 'Betwiste betalingen', en: 'Disputed payments' },
    since: { nl: 'sinds {time}', en: 'since {time}' },
    nothingWaits: { nl: 'Er wacht niets op je.', en: 'Nothing is waiting for you.' },
    messagesRefused: { nl: 'Geweigerde berichten, 24 uur', en: 'Refused messages, 24 hours' },
    atLeast: { nl: '{count} of meer', en: '{count} or more' },
    lastDays: { nl: 'De laatste 30 dagen', en: 'The last 30 days' },
    paymentsPerDay: { nl: 'Betalingen per dag', en: 'Payments a day' },
    campaignsPerDay: { nl: 'Nieuwe campagnes per dag', en: 'New campaigns a day' },
    chartSummary: {
      nl: '{total} in 30 dagen, {most} op de drukste dag',
      en: '{total} in 30 days, {most} on the busiest day',
    },
    asTable: { nl: 'Als tabel', en: 'As a table' },
    day: { nl: 'Dag', en: 'Day' },
    count: { nl: 'Aantal', en: 'Number' },
    lastSweep: { nl: 'Laatste ronde', en: 'Last sweep' },
    sweepFine: { nl: '{time}: alles gelukt, in {duration}.', en: '{time}: all went well, in {duration}.' },
    sweepFailed: { nl: '{time}: {failure}', en: '{time}: {failure}' },
  },
  ...CAMPAIGN_TEXTS,
  accounts: {
    heading: { nl: 'Geschorst', en: 'Suspended' },
    lead: {
      nl: 'De eigenaars van deze accounts kunnen inloggen, lezen waarom en één keer bezwaar maken. Schorsen doe je bij een campagne of onder Mensen.',
      en: 'The owners of these accounts can log in, read why and object once. You suspend an account from one of its campaigns, or under People.',
    },
    account: { nl: 'Account', en: 'Account' },
    reason: { nl: 'Reden', en: 'Reason' },
    objection: { nl: 'Bezwaar', en: 'Objection' },
    none: { nl: 'geen', en: 'none' },
    at: { nl: 'Sinds', en: 'Since' },
    action: { nl: 'Actie', en: 'Action' },
    empty: { nl: 'Er is geen account geschorst.', en: 'No account is suspended.' },
  },
  people: PEOPLE_TEXTS,
  payments: PAYMENTS_TEXTS,
  mails: {
    heading: { nl: 'Mislukte mails', en: 'Failed emails' },
    lead: {
      nl: 'Versturen is acht keer mislukt. Een maand lang kun je elke mail nog één keer laten versturen.',
      en: 'Sending failed eight times. For a month, you can have each email sent once more.',
    },
    mail: { nl: 'Mail', en: 'Email' },
    recipient: { nl: 'Aan', en: 'To' },
    occasion: { nl: 'Aanleiding', en: 'Occasion' },
    failedAt: { nl: 'Mislukt op', en: 'Failed on' },
    action: { nl: 'Actie', en: 'Action' },
    resent: { nl: 'Opnieuw geprobeerd op {time}', en: 'Tried again on {time}' },
    gone: { nl: 'De inhoud is gewist', en: 'Its content has been deleted' },
    empty: { nl: 'Er is geen mail mislukt.', en: 'No email has failed.' },
  },
  messages: MESSAGES_TEXTS,
  sweeps: {
    heading: { nl: 'Rondes', en: 'Sweeps' },
    lead: {
      nl: 'Elke paar minuten sluit een ronde campagnes, controleert betalingen en verstuurt mails. Dit zijn de rondes van de afgelopen week.',
      en: 'Every few minutes a sweep closes campaigns, checks payments and sends emails. These are the sweeps of the past week.',
    },
    startedAt: { nl: 'Begonnen', en: 'Started' },
    duration: { nl: 'Duur', en: 'Took' },
    done: { nl: 'Gedaan', en: 'Done' },
    figures: FIGURE_TEXTS,
    parts: SWEEP_PARTS,
    outcome: { nl: 'Uitkomst', en: 'Result' },
    failed: { nl: 'Deels mislukt', en: 'Partly failed' },
    failure: {
      nl: 'Niet gelukt: {parts}. De volgende ronde probeert het opnieuw.',
      en: 'This failed: {parts}. The next sweep tries again.',
    },
    nothingDone: { nl: 'Er was niets te doen', en: 'There was nothing to do' },
    allFine: { nl: 'Alles gelukt', en: 'All went well' },
    empty: { nl: 'Er is nog geen ronde geweest.', en: 'There has been no sweep yet.' },
  },
  log: LOG_TEXTS,
  acts: ACT_TEXTS,
  reason: {
    label: { nl: 'Waarom?', en: 'Why?' },
    help: {
      nl: '{min} tot {max} tekens. Alleen beheerders lezen dit, in het logboek.',
      en: '{min} to {max} characters. Only admins read this, in the log.',
    },
    cancel: { nl: 'Annuleren', en: 'Cancel' },
    busy: { nl: 'Bezig...', en: 'One moment...' },
    failed: { nl: 'Dat is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Please try again.' },
    unreachable: {
      nl: 'We konden de server niet bereiken. Probeer het opnieuw.',
      en: 'We could not reach the server. Please try again.',
    },
  },
};

/** Returns the texts in a language, with the editors' overrides ('admin.nav.title'). For pages, not islands. */
export const adminTexts = defineTexts('admin', TEXTS);

export type AdminTexts = ReturnType<typeof adminTexts>;
