import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { CHOICE_TEXTS } from './choice-texts.ts';

/** The texts of the nominees and winners pages. */
const TEXTS = {
  common: {
    loading: { nl: 'Laden...', en: 'Loading...' },
    loadFailed: { nl: 'Laden is niet gelukt: {error}', en: 'Loading failed: {error}' },
    unreachable: { nl: 'geen verbinding', en: 'no connection' },
    withdrawn: {
      nl: 'Ingetrokken na een melding: alleen jij en de fan zien dit antwoord nog.',
      en: 'Withdrawn after a report: only you and the fan can still see this answer.',
    },
    reportAnswer: { nl: 'Meld dit antwoord', en: 'Report this answer' },
    retry: { nl: 'Probeer opnieuw', en: 'Try again' },
    outOfTen: { nl: 'van 10', en: 'out of 10' },
    notScored: { nl: 'Zonder score', en: 'Not scored' },
    answer: { nl: 'Antwoord', en: 'Answer' },
    reasoning: { nl: 'Analyse door AI', en: 'AI Analysis' },
    rubricReasoning: { nl: 'Toelichting van de rekenregel', en: 'Explanation by the formula' },
  },
  nominees: CHOICE_TEXTS,
  answers: {
    title: { nl: 'Alle betaalde antwoorden', en: 'All paid answers' },
    lead: {
      nl: 'Lees gerust elk antwoord zelf en nomineer wie een plek verdient, met of zonder score.',
      en: 'Read any answer yourself, and nominate the ones that deserve a place, with or without a score.',
    },
    open: { nl: 'Lees alle antwoorden', en: 'Read all answers' },
    filter: { nl: 'Toon', en: 'Show' },
    filterAll: { nl: 'Alle antwoorden, hoogste score eerst', en: 'All answers, best score first' },
    filterFlagged: { nl: 'Een tweede blik waard', en: 'Worth a second look' },
    filterUnread: { nl: 'Zonder score', en: 'Without a score' },
    filterAskedAgain: {
      nl: 'De fan vraagt of je het nog eens leest',
      en: 'The fan would like you to read it again',
    },
    filterWithdrawn: { nl: 'Ingetrokken na een melding', en: 'Withdrawn after a report' },
    none: { nl: 'Hier staan geen antwoorden.', en: 'There are no answers here.' },
    loading: { nl: 'Laden...', en: 'Loading...' },
    loadMore: { nl: 'Toon meer antwoorden', en: 'Show more answers' },
    loadMoreFailed: {
      nl: 'We konden de volgende antwoorden niet laden. Probeer het opnieuw.',
      en: 'We could not load the next answers. Please try again.',
    },
    isNominee: { nl: 'Genomineerd', en: 'Nominee' },
    notes: { nl: 'Over dit antwoord', en: 'About this answer' },
    judgesDisagree: { nl: 'De beoordelaars zijn het oneens', en: 'The judges disagree' },
    farFromRubric: { nl: 'Wijkt af van de vaste rekenregel', en: 'Differs from the fixed formula' },
    nearCopy: { nl: 'Bijna gelijk aan een ander antwoord', en: 'Nearly the same as another answer' },
    addressesJudge: { nl: 'Richt zich tot de beoordelaar', en: 'Addresses the judge' },
    unreadFlag: { nl: 'Niet herkenbaar als Nederlands of Engels', en: 'Not recognisably Dutch or English' },
    band: {
      nl: 'Gelezen: {readings} keer. Tussen {low} en {high} niet te onderscheiden',
      en: 'Times read: {readings}. Cannot be told apart between {low} and {high}',
    },
    samePerson: {
      nl: 'Mogelijk dezelfde persoon als {names}: {shared}',
      en: 'May be the same person as {names}: {shared}',
    },
    method: { nl: 'hetzelfde betaalmiddel', en: 'same payment method' },
    device: { nl: 'hetzelfde apparaat', en: 'same device' },
    network: { nl: 'hetzelfde netwerk', en: 'same network' },
    afterReopening: { nl: 'Betaald na de heropening', en: 'Paid after the reopening' },
    askedAgain: {
      nl: 'De fan vraagt of je dit nog eens leest',
      en: 'The fan would like you to read this again',
    },
    overlooked: {
      nl: '{name} schrijft wat er over het hoofd is gezien:',
      en: '{name} writes what was overlooked:',
    },
    reply: {
      nl: 'Lees het antwoord opnieuw en reageer, uiterlijk {date}',
      en: 'Read the answer again and reply, by {date}',
    },
    sendReply: { nl: 'Verstuur je reactie', en: 'Send your reply' },
    replied: { nl: 'Je reactie van {date}:', en: 'Your reply of {date}:' },
    rereads: {
      nl: 'Antwoorden die fans opnieuw lieten lezen',
      en: 'Answers that fans asked you to read again',
    },
    copies: { nl: '{count} antwoorden zijn bijna gelijk', en: '{count} answers are nearly the same' },
    nominatedByYou: { nl: 'Door jou genomineerd', en: 'Nominated by you' },
    nominate: { nl: 'Nomineer {name}', en: 'Nominate {name}' },
    withdraw: { nl: 'Trek de nominatie van {name} in', en: 'Withdraw the nomination of {name}' },
    reason: { nl: 'Waarom nomineer je {name}?', en: 'Why do you nominate {name}?' },
    reasonHelp: {
      nl: 'Eén zin van maximaal {max} tekens. Hij komt in het dossier van de selectie.',
      en: 'One sentence of up to {max} characters. It is kept in the record of the selection.',
    },
    reasonTooShort: { nl: 'Schrijf minstens {count} tekens.', en: 'Write at least {count} characters.' },
    save: { nl: 'Nomineren', en: 'Nominate' },
    saving: { nl: 'Opslaan...', en: 'Saving...' },
    cancel: { nl: 'Annuleren', en: 'Cancel' },
    failed: { nl: 'Dat is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Please try again.' },
    unreachable: {
      nl: 'Dat is niet gelukt: geen verbinding. Probeer het opnieuw.',
      en: 'That did not work: no connection. Please try again.',
    },
  },
  winners: {
    title: { nl: 'Winnaars gekozen voor ‘{campaign}’', en: 'Winners Selected for “{campaign}”' },
    pageTitle: { nl: 'Winnaars gekozen', en: 'Winners Selected' },
    refused: {
      nl: 'Er waren al andere winnaars gekozen, in een ander tabblad of door iemand anders die deze campagne beheert. Jouw keuze is niet opgeslagen; dit zijn de winnaars.',
      en: 'Other winners had already been chosen, in another tab or by someone else who manages this campaign. Your choice was not saved; these are the winners.',
    },
    meeting: { nl: 'Datum en plaats van de ontmoeting', en: 'Date and place of the meeting' },
    statement: { nl: 'Afrekening', en: 'Statement' },
    congratulationOne: {
      nl: 'Gefeliciteerd! Je hebt 1 winnaar gekozen.',
      en: 'Congratulations! You have selected 1 winner.',
    },
    congratulationMany: {
      nl: 'Gefeliciteerd! Je hebt {count} winnaars gekozen.',
      en: 'Congratulations! You have selected {count} winners.',
    },
    chosenOne: { nl: 'Er is 1 winnaar gekozen.', en: '1 winner has been selected.' },
    chosenMany: { nl: 'Er zijn {count} winnaars gekozen.', en: '{count} winners have been selected.' },
    answersWait: {
      nl: 'Elke winnaar laat weten of die komt.',
      en: 'Each winner tells us whether they can come.',
    },
    arrange: {
      nl: 'Neem contact op met wie komt en spreek jullie Power Hour af.',
      en: 'Get in touch with those who are coming, and arrange your Power Hour.',
    },
    meets: { nl: 'Jullie ontmoeten elkaar op {meeting}.', en: 'You meet on {meeting}.' },
    waits: { nl: 'Kan tot {date} antwoorden', en: 'Has until {date} to answer' },
    comes: { nl: 'Komt', en: 'Coming' },
    newDate: {
      asked: { nl: 'Nieuwe datum: nog geen antwoord', en: 'New date: no answer yet' },
      can: { nl: 'Kan op de nieuwe datum', en: 'Can make the new date' },
      cannot: { nl: 'Kan niet op de nieuwe datum', en: 'Cannot make the new date' },
    },
    details: { nl: 'Voor de ontmoeting', en: 'For the meeting' },
    detailsWait: { nl: 'De winnaar vult dit nog in.', en: 'The winner still has to fill this in.' },
    availability: { nl: 'Om rekening mee te houden', en: 'To keep in mind' },
    companion: { nl: 'Neemt mee', en: 'Brings along' },
    nobodyTitle: { nl: 'Er is geen winnaar meer', en: 'There is no winner any more' },
    nobody: {
      nl: 'Niemand van de genomineerden kan komen. Zonder winnaar gaat de ontmoeting niet door: op {date} krijgt iedereen het geld terug. Wil je nog overleggen? Schrijf ons dan.',
      en: 'None of the nominees can come. Without a winner the meeting does not go ahead: on {date} everyone gets their money back. Would you like to talk about it? Write to us.',
    },
    contactUs: { nl: 'Schrijf ons', en: 'Write to us' },
    formerTitle: { nl: 'Wie niet meer komt', en: 'No longer coming' },
    winner: { nl: 'Winnaar {number}', en: 'Winner {number}' },
    contact: { nl: 'Contactgegevens', en: 'Contact details' },
    write: { nl: 'Mail {name}', en: 'Email {name}' },
    name: { nl: 'Naam', en: 'Name' },
    email: { nl: 'E-mail', en: 'Email' },
    phone: { nl: 'Telefoon', en: 'Phone' },
    location: { nl: 'Woonplaats', en: 'Location' },
    notReachable: {
      nl: 'Deze winnaar is {name}; contactgegevens ziet alleen wie de winnaars kiest.',
      en: 'This winner is {name}; only those who choose the winners see contact details.',
    },
    erased: { nl: 'Er zijn geen contactgegevens meer.', en: 'There are no contact details any more.' },
    reason: { nl: 'Waarom dit antwoord is gekozen', en: 'Why this answer was chosen' },
    selectedOn: { nl: 'Gekozen op', en: 'Selected on' },
    invalidDate: { nl: 'Ongeldige datum', en: 'Invalid date' },
    cancelledTitle: { nl: 'Deze campagne gaat niet door', en: 'This campaign is not going ahead' },
    cancelled: {
      nl: 'De donaties gaan terug. Ook de gekozen fans hebben bericht gekregen.',
      en: 'The donations are being refunded. The fans who were chosen have been told.',
    },
    noneTitle: { nl: 'Nog geen winnaars', en: 'No winners yet' },
    none: {
      nl: 'Voor ‘{campaign}’ zijn nog geen winnaars gekozen.',
      en: 'No winners have been selected for “{campaign}” yet.',
    },
    toNominees: { nl: 'Naar de genomineerden', en: 'See the nominees' },
    thank: { nl: 'Bedank iedereen', en: 'Thank everyone' },
    thanked: { nl: 'Bekijk je bedankje', en: 'See your thank-you' },
  },
};

/** The texts of the nominees and winners pages, part by part; an island gets its own parts in one language. */
export type NomineeTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('nominees.winners.title'). For pages, not islands. */
export const nomineeTexts = defineTexts('nominees', TEXTS);
