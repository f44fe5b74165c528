import { defineTexts } from '#site/i18n/feature-texts.ts';

const TEXTS = {
  description: {
    nl: 'Zo worden de antwoorden op ‘{campaign}’ beoordeeld en zo wordt er gekozen: stap voor stap, in cijfers en zonder toeval.',
    en: 'How the answers to “{campaign}” are judged and the choice is made: step by step, in figures, with nothing left to chance.',
  },
  back: { nl: 'Terug naar de campagne', en: 'Back to the campaign' },
  lead: {
    nl: 'Er wordt niet geloot. Elk betaald antwoord wordt op dezelfde manier beoordeeld, en {celebrity} kiest zelf.',
    en: 'There is no draw. Every paid answer is judged in the same way, and {celebrity} makes the choice.',
  },
  steps: { nl: 'Stap voor stap', en: 'Step by step' },
  step1: { nl: 'Iedereen die betaalt, doet mee', en: 'Everyone who pays takes part' },
  step1Text: {
    nl: 'Na de sluiting telt elk betaald antwoord mee. Liep er op dat moment nog een betaling, dan doet die mee zolang er geen winnaars zijn.',
    en: 'Once the campaign has closed, every paid answer counts. A payment that was still under way can join until there are winners.',
  },
  step2: { nl: 'Elk antwoord krijgt een score', en: 'Every answer gets a score' },
  step2Text: {
    nl: 'Van 0 tot {max}, met één decimaal en een uitleg. De beoordelaar kent geen namen en adressen. Een antwoord is nooit een opdracht: om punten vragen levert niets op.',
    en: 'From 0 to {max}, with one decimal and an explanation. The judge knows no names and no addresses. An answer is never taken as an instruction: asking for points earns none.',
  },
  step2Model: {
    nl: 'In de 24 uur vóór de selectie legt het AI-model een proef af. Zakt het, dan wacht de selectie, tenzij een beheerder anders beslist en de reden vermeldt.',
    en: 'In the 24 hours before the selection the AI model has to pass a trial. If it fails, the selection waits, unless an admin decides otherwise and gives the reason.',
  },
  step3: { nl: 'De {nominees} beste zijn genomineerd', en: 'The {nominees} best are nominated' },
  step3Model: {
    nl: 'De {finalists} hoogste scores gaan naar een finale. In {rounds} rondes worden ze steeds twee aan twee vergeleken, in beide volgordes; hun score is het uitgangspunt. Antwoorden die gelijk staan met de laatste finalist gaan mee; worden het er samen meer dan {most}, dan gaat geen van die gelijke antwoorden mee.',
    en: 'The {finalists} highest scores go to a final. Over {rounds} rounds they are compared two by two, in both orders, starting from their scores. Answers level with the last finalist go too; if that makes more than {most}, none of those level answers go.',
  },
  step3Rubric: { nl: 'De hoogste scores gaan door.', en: 'The highest scores go through.' },
  step3Text: {
    nl: 'Van antwoorden die bijna hetzelfde zijn, telt alleen wat het eerst is betaald. Verder gaat wie eerst betaalde nooit voor. Eindigen antwoorden gelijk, dan delen ze een plaats. Valt er een buiten de {nominees}, dan ziet de organisator dat en kan die het zelf nomineren.',
    en: 'Of answers that are almost the same, only the one paid first counts. Otherwise, paying first never decides. Answers that finish level share a place. If one of them falls outside the {nominees}, the organiser is shown that and can nominate it.',
  },
  step4: { nl: '{celebrity} kiest', en: '{celebrity} chooses' },
  step4One: {
    nl: 'Een mens kiest één winnaar uit de genomineerden. De score is een advies. De keuze is definitief.',
    en: 'A person chooses one winner from the nominees. The score is advice. The choice is final.',
  },
  step4Two: {
    nl: 'Een mens kiest twee winnaars uit de genomineerden. De score is een advies. De keuze is definitief.',
    en: 'A person chooses two winners from the nominees. The score is advice. The choice is final.',
  },
  step5: { nl: 'Iedereen krijgt bericht', en: 'Everyone hears back' },
  step5Text: {
    nl: 'Zijn de genomineerden bekend, dan krijgt iedereen een mail met de eigen score; de uitleg staat bij de inschrijving. Wie vindt dat er iets over het hoofd is gezien, schrijft dat binnen 48 uur en voordat er is gekozen: dan leest de organisator het antwoord opnieuw en reageert met een zin. Wie er gekozen is, hoort iedereen ook per mail.',
    en: 'Once the nominees are known, everyone gets an email with their own score; the explanation is next to their submission. Anyone who thinks something was overlooked writes so within 48 hours and before the choice: then the organiser reads the answer again and replies in a sentence. An email tells everyone who was chosen, too.',
  },
  criteria: { nl: 'Wat punten oplevert', en: 'What earns an answer points' },
  criteriaNote: {
    nl: 'Een AI-model vult over elk onderdeel in wat ervoor en ertegen spreekt; daaruit berekenen we een cijfer van 0 tot 10, en gewogen vormen die samen de score. Lengte, herhaling, vleierij, spelfouten en dialect leveren niets op en kosten niets. Een vaste rekenregel kijkt mee. Waar het erop aankomt wie bij de besten hoort, wordt een antwoord vaker gelezen, tot {readings} keer, en telt het gemiddelde. Zijn er twee modellen, dan lezen ze allebei elk antwoord, en waar ze het meer oneens zijn dan gewoonlijk, ziet de organisator dat. Ligt de score meer dan {apart} punten van die van de rekenregel, dan ziet de organisator dat. Een antwoord dat niet in het Nederlands of Engels is, krijgt geen score: de organisator leest het zelf.',
    en: 'For each criterion an AI model fills in what speaks for it and against it; from that we work out a grade from 0 to 10, and weighted, these make up the score. Length, repetition, flattery, spelling mistakes and dialect earn nothing and cost nothing. A fixed formula checks its work. Where it decides who is among the best, an answer is read again, up to {readings} times, and the mean counts. Where there are two models, each reads every answer, and the organiser is shown where they disagree more than usual. If the score is more than {apart} points from the formula’s, the organiser is shown that. An answer that is not in Dutch or English gets no score: the organiser reads it.',
  },
  rubricNote: {
    nl: 'Hier leest geen AI mee. Een vaste rekenregel telt woorden: over de fan en over anderen, wat er gebeurde, wanneer en waar, welke woorden uit de vraag en de campagne komen. Hoe zwaar elk telt, is berekend uit antwoorden die al een cijfer hadden. De uitkomst is grof: de organisator leest de antwoorden zelf. Wat zich tot de beoordelaar richt of uit de campagne is overgenomen, levert niets op. Een antwoord dat niet in het Nederlands of Engels is, krijgt geen score.',
    en: 'No AI reads these answers. A fixed formula counts words: about the fan and about others, what happened, when and where, which words come from the question and the campaign. How much each counts was worked out from answers that already had a grade. The result is rough: the organiser reads the answers too. Anything addressed to the judge or copied from the campaign earns nothing. An answer that is not in Dutch or English gets no score.',
  },
  figures: { nl: 'In cijfers', en: 'In figures' },
  closedAt: { nl: 'Gesloten', en: 'Closed' },
  paid: { nl: 'Betaalde antwoorden die meetellen', en: 'Paid answers that count' },
  scored: { nl: 'Met score', en: 'Scored' },
  notScored: { nl: 'Zonder score', en: 'Not scored' },
  pending: { nl: 'Nog zonder score', en: 'Not scored yet' },
  nominees: { nl: 'Genomineerden', en: 'Nominees' },
  winners: { nl: 'Gekozen', en: 'Chosen' },
  scoredFrom: { nl: 'Beoordeeld vanaf', en: 'Scored from' },
  scoredUntil: { nl: 'Beoordeeld tot', en: 'Scored until' },
  chosenAt: { nl: 'Keuze gemaakt', en: 'Choice made' },
  whyOne: { nl: 'Waarom de winnaar is gekozen', en: 'Why the winner was chosen' },
  whyMany: { nl: 'Waarom de winnaars zijn gekozen', en: 'Why the winners were chosen' },
  whyText: {
    nl: 'In de woorden van de organisator. Namen zetten we er niet bij.',
    en: 'In the organiser’s own words. We add no names.',
  },
  notYet: { nl: 'Nog niet', en: 'Not yet' },
  check: { nl: 'Controleer het zelf', en: 'Check it yourself' },
  checkText: {
    nl: 'Alles wat telt, ligt vast: waarop is beoordeeld, elke score, de rangorde, de genomineerden en de winnaars. Elke stap heeft een vingerafdruk die ook alles ervoor omvat. Verandert er later iets, dan klopt de laatste vingerafdruk niet meer. Bewaar die als je dat wilt kunnen controleren. Namen en antwoorden staan er niet in.',
    en: 'Everything that counts is on record: what the answers were judged by, every score, the ranking, the nominees and the winners. Each step has a fingerprint that also covers everything before it. If anything is changed later, the last fingerprint no longer matches. Keep it if you want to be able to check. It contains no names and no answers.',
  },
  head: { nl: 'Laatste vingerafdruk', en: 'Last fingerprint' },
  length: { nl: 'Vastgelegde stappen', en: 'Steps on record' },
  heads: { nl: 'De laatste vingerafdruk, door de tijd heen', en: 'The last fingerprint over time' },
  headsText: {
    nl: 'Telkens als er stappen bij kwamen, is de laatste vingerafdruk genoteerd. De nieuwste staat bovenaan.',
    en: 'Each time steps were added, the last fingerprint was recorded. The latest comes first.',
  },
  headEntry: { nl: 'Stap {position}', en: 'Step {position}' },
  headsPage: { nl: 'Pagina {page} van {pages}', en: 'Page {page} of {pages}' },
  headsLater: { nl: 'Nieuwere', en: 'Later' },
  headsEarlier: { nl: 'Oudere', en: 'Earlier' },
  receiptTitle: { nl: 'Is jouw antwoord vastgelegd?', en: 'Is your answer on record?' },
  receiptLabel: { nl: 'Je controlecode', en: 'Your check code' },
  receiptHelp: {
    nl: 'Je vindt de code bij je inschrijving in je dashboard, en de vingerafdruk van een moment in de mails die je kreeg: beide kun je hier invullen. Je browser rekent zelf na of alles klopt, van de eerste stap tot en met de laatste.',
    en: 'You will find it with your submission in your dashboard, and the fingerprint of a moment in the emails you got: you can enter either here. Your browser works out for itself whether everything adds up, from the first step to the last.',
  },
  receiptCheck: { nl: 'Controleer', en: 'Check' },
  receiptChecking: { nl: 'Bezig met controleren...', en: 'Checking...' },
  receiptInvalid: {
    nl: 'Dit is geen controlecode. Die bestaat uit een getal, een streepje en 64 letters en cijfers.',
    en: 'This is not a check code. A check code is a number, a hyphen, and 64 letters and digits.',
  },
  receiptFound: {
    nl: 'Gevonden: stap {position} van {length}, en elke stap volgt uit de vorige. De genomineerden en de winnaars zijn na te rekenen zodra de winnaars zijn gekozen.',
    en: 'Found: step {position} of {length}, and every step follows from the one before it. The nominees and the winners can be checked once the winners are chosen.',
  },
  receiptChecked: {
    nl: 'Gevonden: stap {position} van {length}. De rangorde, de genomineerden en de winnaars daarna zijn zoals ze zijn gepubliceerd.',
    en: 'Found, and the ranking, the nominees and the winners after it are as they were published: step {position} of {length}.',
  },
  receiptReplaced: {
    nl: 'Veranderd. Stap {position} staat er, maar de genomineerden of winnaars die er nu staan, zijn niet die uit het dossier.',
    en: 'Changed. Step {position} is there, but the nominees or winners shown now are not those on record.',
  },
  receiptOwn: {
    nl: 'Je eigen antwoord en score staan er precies zo in.',
    en: 'Your own answer and score are in it, exactly as you see them.',
  },
  receiptOwnChanged: {
    nl: 'Maar je antwoord of je score staat er anders in dan bij je inschrijving.',
    en: 'But your answer or your score is not in it as your submission shows it.',
  },
  receiptMissing: {
    nl: 'Niet gevonden. Stap {position} staat hier niet. Hoort de code bij een andere campagne?',
    en: 'Not found. There is no step {position} here. Is the code from another campaign?',
  },
  receiptChanged: {
    nl: 'Veranderd. Stap {position} heeft een andere vingerafdruk dan je controlecode.',
    en: 'Changed. Step {position} has a different fingerprint from your check code.',
  },
  receiptBroken: {
    nl: 'Veranderd. Een vingerafdruk klopt niet met wat ervoor staat.',
    en: 'Changed. A fingerprint does not match what comes before it.',
  },
  receiptFailed: {
    nl: 'De gegevens zijn nu niet te lezen. Probeer het later opnieuw.',
    en: 'The record cannot be read right now. Please try again later.',
  },
  receiptNoScript: {
    nl: 'Om te controleren is JavaScript in je browser nodig.',
    en: 'Checking needs JavaScript in your browser.',
  },
  model: { nl: 'Beoordeeld door', en: 'Judged by' },
  rubric: { nl: 'Vaste rekenregel, zonder AI', en: 'Fixed formula, without AI' },
  version: { nl: 'Versie van de rubriek', en: 'Version of the rubric' },
  digest: { nl: 'Vingerafdruk van de opdracht', en: 'Fingerprint of the instructions' },
  answers: { nl: 'Antwoorden', en: 'Answers' },
  probe: { nl: 'De proef vooraf', en: 'The trial beforehand' },
  probeText: {
    nl: 'Voordat {model} deze antwoorden las, gaf het een score aan {answers} antwoorden die voor deze proef geschreven zijn en al een cijfer hadden. De uitslag is die van alle {trials} keer samen.',
    en: 'Before {model} read these answers, it scored {answers} answers that were written for this trial and already had a grade. The result is that of all {trials} trials together.',
  },
  probeResult: { nl: 'Uitslag', en: 'Result' },
  probePassed: { nl: 'Geslaagd', en: 'Passed' },
  probeFailed: { nl: 'Gezakt', en: 'Failed' },
  probedAt: { nl: 'Getoetst', en: 'Tested' },
  overridden: { nl: 'Toch doorgegaan, om deze reden', en: 'Allowed to continue, because' },
  reopened: {
    nl: 'De organisator heeft betaalde antwoorden gelezen en de campagne daarna heropend: {times}. Alles wat daarna is betaald, is als zodanig gemarkeerd.',
    en: 'The organiser read paid answers and reopened the campaign after that: {times}. Everything paid since is marked as such.',
  },
  afterReopening: {
    nl: 'Daarna betaald: {answers}. Daarvan genomineerd: {nominees}, gekozen: {winners}.',
    en: 'Paid since: {answers}. Of these nominated: {nominees}, chosen: {winners}.',
  },
  before: {
    nl: 'Zodra de campagne is gesloten, staan hier de cijfers, de tijden en hoe er is beoordeeld.',
    en: 'Once entries have closed, the figures, the times and how the answers were judged will appear here.',
  },
  noScores: { nl: 'Er is nog niets beoordeeld.', en: 'Nothing has been judged yet.' },
};

/** Returns the texts of the selection page, with the editors' overrides ('selection.lead'). For pages, not islands. */
export const selectionTexts = defineTexts('selection', TEXTS);
