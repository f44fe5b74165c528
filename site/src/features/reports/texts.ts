import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { REASONS_TEXTS } from './form-texts.ts';

const TEXTS = {
  ...REASONS_TEXTS,
  heading: { nl: 'Meldingen', en: 'Reports' },
  lead: {
    nl: 'Meldingen van illegale inhoud. Bekijk wat is gemeld en stop het, of wijs de melding af. De melder en de maker krijgen je besluit met de redenen per mail. Stop je iets, dan zijn de andere open meldingen ervan meteen afgehandeld.',
    en: 'Reports of illegal content. Review what was reported and stop it, or dismiss the report. The reporter and the author get your decision and the reasons for it by email. Stopping something settles the other open reports of it as well.',
  },
  filter: { nl: 'Welke meldingen', en: 'Which reports' },
  open: { nl: 'Open', en: 'Open' },
  decided: { nl: 'Afgehandeld', en: 'Decided' },
  emptyOpen: { nl: 'Er wacht geen melding op een besluit.', en: 'No report is waiting for a decision.' },
  emptyDecided: { nl: 'Er is nog over geen enkele melding besloten.', en: 'No report has been decided yet.' },
  notYours: { nl: 'Alleen een beheerder ziet meldingen.', en: 'Only an admin can see reports.' },
  campaign: { nl: 'Campagne', en: 'Campaign' },
  answer: { nl: 'Antwoord', en: 'Answer' },
  thanks: { nl: 'Bedankje', en: 'Thank-you' },
  story: { nl: 'Verhaal', en: 'Story' },
  about: { nl: '{subject}: ‘{campaign}’', en: '{subject}: “{campaign}”' },
  received: { nl: 'Gemeld op {time}', en: 'Reported on {time}' },
  reason: { nl: 'Reden', en: 'Reason' },
  explanation: { nl: 'Uitleg', en: 'Explanation' },
  address: { nl: 'Adres', en: 'Address' },
  words: { nl: 'Het antwoord', en: 'The answer' },
  wordsNotFound: {
    nl: 'Bij deze campagne is geen antwoord of naam die zo luidt.',
    en: 'No answer or name in this campaign reads like this.',
  },
  reporter: { nl: 'Melder', en: 'Reporter' },
  anonymous: { nl: 'Onbekend', en: 'Unknown' },
  showThanks: { nl: 'Bekijk het bedankje', en: 'See the thank-you' },
  thanksFailed: {
    nl: 'Het bedankje laden is niet gelukt. Probeer het opnieuw.',
    en: 'We could not load the thank-you. Please try again.',
  },
  note: { nl: 'Notitie, alleen voor beheerders', en: 'Note, for admins only' },
  saveNote: { nl: 'Notitie bewaren', en: 'Save the note' },
  saving: { nl: 'Bewaren...', en: 'Saving...' },
  noteSaved: { nl: 'De notitie is bewaard', en: 'The note has been saved' },
  noteFailed: {
    nl: 'De notitie bewaren is niet gelukt. Probeer het opnieuw.',
    en: 'We could not save the note. Please try again.',
  },
  stop: { nl: 'Stoppen', en: 'Stop' },
  dismiss: { nl: 'Afwijzen', en: 'Dismiss' },
  stopNamed: { nl: 'Stoppen wat gemeld is: {about}', en: 'Stop what is reported: {about}' },
  dismissNamed: { nl: 'De melding afwijzen: {about}', en: 'Dismiss the report: {about}' },
  'stop-campaign': {
    nl: 'De campagne stopt voorgoed: niemand kan nog meedoen en alle betalingen gaan terug. Dit kun je niet ongedaan maken.',
    en: 'The campaign ends for good: nobody can take part any more, and every payment goes back. This cannot be undone.',
  },
  'stop-answer': {
    nl: 'Alleen de fan en de organisator zien het antwoord dan nog, met de vermelding dat het is ingetrokken. De naam van de fan staat nergens meer openbaar.',
    en: 'Only the fan and the organiser will still see the answer, marked as withdrawn. The fan’s name is shown nowhere in public.',
  },
  'stop-thanks': {
    nl: 'Alleen de organisator ziet het bedankje dan nog, met de vermelding dat het is ingetrokken.',
    en: 'Only the organiser will still see the thank-you, marked as withdrawn.',
  },
  'stop-story': {
    nl: 'Het verhaal verdwijnt overal, met de foto’s erbij. Aan de campagne verandert niets. Dit kun je niet ongedaan maken.',
    en: 'The story disappears everywhere, with its pictures. Nothing changes about the campaign. This cannot be undone.',
  },
  dismissMeans: { nl: 'Wat gemeld is, blijft zoals het is.', en: 'What was reported stays as it is.' },
  statement: { nl: 'De redenen van je besluit', en: 'The reasons for your decision' },
  statementHelp: {
    nl: 'De melder en de maker lezen dit, dus noem de melder niet. {min} tot {max} tekens.',
    en: 'The reporter and the author read this, so do not name the reporter. {min} to {max} characters.',
  },
  statementPublic: {
    nl: 'Iedereen leest dit op de campagnepagina, dus noem de melder niet. {min} tot {max} tekens.',
    en: 'Everyone reads this on the campaign’s page, so do not name the reporter. {min} to {max} characters.',
  },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  deciding: { nl: 'Besluit opslaan...', en: 'Saving the decision...' },
  nowStopped: { nl: 'Gestopt. De mails zijn onderweg.', en: 'Stopped. The emails are on their way.' },
  nowDismissed: { nl: 'Afgewezen. De mails zijn onderweg.', en: 'Dismissed. The emails are on their way.' },
  decideFailed: {
    nl: 'Je besluit opslaan is niet gelukt. Probeer het opnieuw.',
    en: 'We could not save your decision. Please try again.',
  },
  stopped: { nl: 'Gestopt', en: 'Stopped' },
  dismissed: { nl: 'Afgewezen', en: 'Dismissed' },
  waiting: { nl: 'Wacht op besluit', en: 'Waiting for a decision' },
  decidedBy: { nl: 'Besloten op {time} door {person}', en: 'Decided on {time} by {person}' },
  formerAdmin: { nl: 'een beheerder', en: 'an admin' },
  columns: {
    about: { nl: 'Gemeld', en: 'Reported' },
    report: { nl: 'Melding', en: 'Report' },
    state: { nl: 'Besluit', en: 'Decision' },
    note: { nl: 'Notitie', en: 'Note' },
  },
};

/** The texts of the page on which an admin decides on reports. */
export type ReportTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('reports.heading'). For pages, not islands. */
export const reportTexts = defineTexts('reports', TEXTS);
