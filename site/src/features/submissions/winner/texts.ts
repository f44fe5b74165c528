import { EVENT_TIME_ZONE_NAME } from '#api/campaigns/rules.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** The texts of a winner's page. */
const TEXTS = {
  winner: {
    asked: {
      nl: '{celebrity} wil jou ontmoeten. Kom je?',
      en: '{celebrity} would like to meet you. Will you come?',
    },
    askedUntil: {
      nl: `Laat het weten vóór {date} (${EVENT_TIME_ZONE_NAME.nl}). Daarna vervalt je plek.`,
      en: `Let us know before {date} (${EVENT_TIME_ZONE_NAME.en}). After that, your place is given up.`,
    },
    accept: { nl: 'Ja, ik kom', en: 'Yes, I will come' },
    decline: { nl: 'Nee, ik kan niet', en: 'No, I cannot' },
    acceptedTitle: { nl: 'Tot dan!', en: 'See you then!' },
    accepted: { nl: 'Je ontmoet {celebrity}.', en: 'You will meet {celebrity}.' },
    acceptedNext: {
      nl: 'Je ontmoet {celebrity}. Vul hieronder nog in hoe de organisator je bereikt.',
      en: 'You will meet {celebrity}. Please say below how the organiser can reach you.',
    },
    dateTitle: { nl: 'Er is een nieuwe datum', en: 'There is a new date' },
    dateAsked: {
      nl: 'Je ontmoet {celebrity} op {date}. Kun je dan?',
      en: 'You meet {celebrity} on {date}. Can you make it?',
    },
    dateCan: {
      nl: 'Je kunt komen op {date}. De organisator weet het.',
      en: 'You can come on {date}. The organiser has been told.',
    },
    dateCannotTitle: { nl: 'Je blijft winnaar', en: 'You are still a winner' },
    dateCannot: {
      nl: 'Je kunt niet op {date}. De organisator weet het en neemt contact met je op.',
      en: 'You cannot come on {date}. The organiser has been told and will get in touch.',
    },
    dateMissed: {
      nl: 'Je kon niet op {date}, en je houdt je plek.',
      en: 'You could not come on {date}, and you keep your place.',
    },
    canCome: { nl: 'Ik kan dan', en: 'I can come' },
    cannotCome: { nl: 'Ik kan dan niet', en: 'I cannot make it' },
    over: { nl: 'Fijn dat je erbij was.', en: 'It was good to have you there.' },
    cancelled: {
      nl: 'Iedereen krijgt het geld terug. Je kreeg er een mail over.',
      en: 'Everyone gets their money back. You have had an email about it.',
    },
    reason: { nl: 'Waarom jouw antwoord', en: 'Why your answer' },
    yourAnswer: { nl: 'Dit schreef je', en: 'You wrote' },
    meeting: { nl: 'De ontmoeting', en: 'The meeting' },
    when: { nl: 'Wanneer', en: 'When' },
    whenOpen: {
      nl: 'Nog af te spreken: de organisator stelt een datum voor, en je krijgt een mail zodra die vaststaat.',
      en: 'Still to be agreed: the organiser will suggest a date, and you get an email once it is set.',
    },
    where: { nl: 'Waar', en: 'Where' },
    whereOpen: { nl: 'Hoor je samen met de datum', en: 'You will hear this along with the date' },
    bring: { nl: 'Neem mee', en: 'Bring along' },
    bringYou: {
      nl: 'Een identiteitsbewijs, en de vragen die je altijd al wilde stellen.',
      en: 'Proof of identity, and the questions you always wanted to ask.',
    },
    bringTwo: {
      nl: 'Een identiteitsbewijs, wie met je meekomt, en de vragen die je altijd al wilde stellen.',
      en: 'Proof of identity, your companion, and the questions you always wanted to ask.',
    },
    ask: { nl: 'Vragen', en: 'Questions' },
    askUs: {
      nl: 'De organisator belt of mailt je. Nog een vraag?',
      en: 'The organiser will call or email you. Anything else?',
    },
    contact: { nl: 'Schrijf ons', en: 'Write to us' },
    calendar: { nl: 'Zet in je agenda', en: 'Add to your calendar' },
    picture: { nl: 'Download je plaatje', en: 'Download your picture' },
    pictureTitle: { nl: 'Ik ontmoet {celebrity}', en: 'I am meeting {celebrity}' },
    next: { nl: 'Wat er nu gebeurt', en: 'What happens now' },
    nextSay: {
      nl: 'Zeg je ja, dan vragen we wat er nodig is voor de ontmoeting.',
      en: 'If you say yes, we ask what we need for the meeting.',
    },
    nextMeet: {
      nl: 'Daarna neemt de organisator contact met je op om af te spreken.',
      en: 'Then the organiser gets in touch with you to arrange it.',
    },
    nextThanks: {
      nl: 'Na de ontmoeting krijgt iedereen die meedeed een bedankje.',
      en: 'Afterwards everyone who took part gets a thank-you.',
    },
    detailsTitle: { nl: 'Wat de organisator moet weten', en: 'What the organiser needs to know' },
    details: {
      nl: 'Alleen de organisator ziet dit. Een maand na de ontmoeting is het weg.',
      en: 'Only the organiser sees this. A month after the meeting it is gone.',
    },
    name: { nl: 'Je naam, zoals op je identiteitsbewijs', en: 'Your name, as on your proof of identity' },
    phone: { nl: 'Je telefoonnummer', en: 'Your phone number' },
    availability: { nl: 'Wanneer kun je?', en: 'When can you come?' },
    toKnow: { nl: 'Waar houden we rekening mee?', en: 'What should we keep in mind?' },
    availabilityHelp: {
      nl: 'Bijvoorbeeld: doordeweeks na zes uur, niet in de eerste week van mei.',
      en: 'For example: on weekdays after six, not in the first week of May.',
    },
    availabilityOnDate: {
      nl: 'Bijvoorbeeld: ik kan de hele dag, en ik gebruik een rolstoel.',
      en: 'For example: I am free all day, and I use a wheelchair.',
    },
    companion: { nl: 'Wie komt er met je mee?', en: 'Who is coming with you?' },
    companionHelp: {
      nl: 'Er mag één iemand mee. Laat leeg als je alleen komt.',
      en: 'One person can come along. Leave it empty if you come alone.',
    },
    save: { nl: 'Stuur naar de organisator', en: 'Send to the organiser' },
    saved: { nl: 'Verstuurd. De organisator kan het nu lezen.', en: 'Sent. The organiser can read it now.' },
    change: { nl: 'Wijzig wat je invulde', en: 'Change what you filled in' },
    cannot: { nl: 'Kun je toch niet komen?', en: 'Can’t make it after all?' },
    cannotText: {
      nl: 'Laat het zo snel mogelijk weten. Dit kun je niet ongedaan maken.',
      en: 'Let us know as soon as you can. This cannot be undone.',
    },
    cannotSubmit: { nl: 'Geef mijn plek op', en: 'Give up my place' },
    invalidTitle: { nl: 'Deze link werkt niet', en: 'This link does not work' },
    invalid: {
      nl: 'Open de link uit je laatste mail, of log in: op je dashboard staat hij ook.',
      en: 'Open the link in your latest email, or log in: it is on your dashboard too.',
    },
    failed: { nl: 'Dat is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Please try again.' },
    toDashboard: { nl: 'Naar je dashboard', en: 'Go to your dashboard' },
  },
};
export type WinnerTexts = Translation<typeof TEXTS>['winner'];

/** Returns the texts in a language, with the editors' overrides ('dashboard.winner.…'). */
export const winnerTexts = defineTexts('dashboard', TEXTS);
