import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const nl = {
  description:
    'Zo worden de antwoorden op ‘{campaign}’ beoordeeld en zo wordt er gekozen: stap voor stap, in cijfers en zonder toeval.',
  back: 'Terug naar de campagne',
  lead: 'Er wordt niet geloot. Elk betaald antwoord wordt op dezelfde manier beoordeeld, en {celebrity} kiest zelf.',
  steps: 'Stap voor stap',
  step1: 'Iedereen die betaalt, doet mee',
  step1Text:
    'Na de sluiting telt elk betaald antwoord mee. Liep er op dat moment nog een betaling, dan doet die mee zolang er geen winnaars zijn.',
  step2: 'Elk antwoord krijgt een score',
  step2Text:
    'Van 0 tot {max}, met één decimaal en een uitleg. De beoordelaar kent geen namen en adressen. Een antwoord is nooit een opdracht: om punten vragen levert niets op. Een AI-model legt in de 24 uur vóór elke selectie een proef af; zakt het, dan wacht de selectie, tenzij een beheerder anders beslist en de reden vermeldt.',
  step3: 'De {nominees} beste zijn genomineerd',
  step3Text:
    'Beoordeelt een AI-model, dan spelen de {finalists} hoogste scores een finale: in {rounds} rondes worden de antwoorden twee aan twee vergeleken, in beide volgordes; hun score is het uitgangspunt. Van antwoorden die bijna hetzelfde zijn, doet er één mee. Eindigen antwoorden gelijk, dan delen ze een plaats. Zonder AI-model gaan de hoogste scores door. Wie eerst betaalde, gaat nooit voor: valt een gelijk antwoord buiten de {nominees}, dan ziet de organisator dat en kan die het zelf nomineren.',
  step4: '{celebrity} kiest',
  step4One:
    'Een mens kiest één winnaar uit de genomineerden. De score is een advies. De keuze is definitief.',
  step4Two:
    'Een mens kiest twee winnaars uit de genomineerden. De score is een advies. De keuze is definitief.',
  step5: 'Iedereen krijgt bericht',
  step5Text:
    'Zijn de genomineerden bekend, dan krijgt iedereen een mail met de eigen score; de uitleg staat bij de inschrijving. Wie vindt dat er iets over het hoofd is gezien, schrijft dat binnen 48 uur en voordat er is gekozen: dan leest de organisator het antwoord opnieuw en reageert met een zin. Wie er wint, hoort iedereen ook per mail.',
  criteria: 'Wat punten oplevert',
  criteriaNote:
    'Een AI-model vult over elk onderdeel in wat ervoor en ertegen spreekt; daaruit berekenen we een cijfer van 0 tot 10, en gewogen vormen die samen de score. Lengte, herhaling, vleierij, spelfouten en dialect leveren niets op en kosten niets. Een vaste rekenregel kijkt mee. Waar het erop aankomt wie bij de besten hoort, wordt een antwoord vaker gelezen, tot {readings} keer, en telt het gemiddelde. Zijn er twee modellen, dan lezen ze allebei elk antwoord, en waar ze het meer oneens zijn dan gewoonlijk, ziet de organisator dat. Ligt de score meer dan {apart} punten van die van de rekenregel, dan ziet de organisator dat. Een antwoord dat niet in het Nederlands of Engels is, krijgt geen score: de organisator leest het zelf.',
  rubricNote:
    'Hier leest geen AI mee. Een vaste rekenregel telt woorden: over de fan en over anderen, wat er gebeurde, wanneer en waar, welke woorden uit de vraag en de campagne komen. Hoe zwaar elk telt, is berekend uit antwoorden die al een cijfer hadden. De uitkomst is grof: de organisator leest de antwoorden zelf. Wat zich tot de beoordelaar richt of uit de campagne is overgenomen, levert niets op. Een antwoord dat niet in het Nederlands of Engels is, krijgt geen score.',
  figures: 'In cijfers',
  closedAt: 'Gesloten',
  paid: 'Betaalde antwoorden die meetellen',
  scored: 'Met score',
  notScored: 'Zonder score',
  pending: 'Nog zonder score',
  nominees: 'Genomineerden',
  winners: 'Gekozen',
  scoredFrom: 'Beoordeeld vanaf',
  scoredUntil: 'Beoordeeld tot',
  chosenAt: 'Keuze gemaakt',
  whyOne: 'Waarom de winnaar is gekozen',
  whyMany: 'Waarom de winnaars zijn gekozen',
  whyText: 'In de woorden van de organisator. Namen zetten we er niet bij.',
  notYet: 'Nog niet',
  check: 'Controleer het zelf',
  checkText:
    'Alles wat telt, ligt vast: waarop is beoordeeld, elke score, de rangorde, de genomineerden en de winnaars. Elke stap heeft een vingerafdruk die ook alles ervoor omvat. Verandert er later iets, dan klopt de laatste vingerafdruk niet meer. Bewaar die als je dat wilt kunnen controleren. Namen en antwoorden staan er niet in.',
  head: 'Laatste vingerafdruk',
  length: 'Vastgelegde stappen',
  heads: 'De laatste vingerafdruk, door de tijd heen',
  headsText:
    'Telkens als er stappen bij kwamen, is de laatste vingerafdruk genoteerd. De nieuwste staat bovenaan.',
  headEntry: 'Stap {position}',
  headsPage: 'Pagina {page} van {pages}',
  headsLater: 'Nieuwere',
  headsEarlier: 'Oudere',
  receiptTitle: 'Is jouw antwoord vastgelegd?',
  receiptLabel: 'Je controlecode',
  receiptHelp:
    'Je vindt de code bij je inschrijving in je dashboard, en de vingerafdruk van een moment in de mails die je kreeg: beide kun je hier invullen. Je browser rekent zelf na of alles klopt, van de eerste stap tot en met de laatste.',
  receiptCheck: 'Controleer',
  receiptChecking: 'Bezig met controleren...',
  receiptInvalid:
    'Dit is geen controlecode. Die bestaat uit een getal, een streepje en 64 letters en cijfers.',
  receiptFound:
    'Gevonden: stap {position} van {length}, en elke stap volgt uit de vorige. De genomineerden en de winnaars zijn na te rekenen zodra de winnaars zijn gekozen.',
  receiptChecked:
    'Gevonden: stap {position} van {length}. De rangorde, de genomineerden en de winnaars daarna zijn zoals ze zijn gepubliceerd.',
  receiptReplaced:
    'Veranderd. Stap {position} staat er, maar de genomineerden of winnaars die er nu staan, zijn niet die uit het dossier.',
  receiptOwn: 'Je eigen antwoord en score staan er precies zo in.',
  receiptOwnChanged: 'Maar je antwoord of je score staat er anders in dan bij je inschrijving.',
  receiptMissing: 'Niet gevonden. Stap {position} staat hier niet. Hoort de code bij een andere campagne?',
  receiptChanged: 'Veranderd. Stap {position} heeft een andere vingerafdruk dan je controlecode.',
  receiptBroken: 'Veranderd. Een vingerafdruk klopt niet met wat ervoor staat.',
  receiptFailed: 'De gegevens zijn nu niet te lezen. Probeer het later opnieuw.',
  receiptNoScript: 'Om te controleren is JavaScript in je browser nodig.',
  model: 'Beoordeeld door',
  rubric: 'Vaste rekenregel, zonder AI',
  version: 'Versie van de rubriek',
  digest: 'Vingerafdruk van de opdracht',
  answers: 'Antwoorden',
  probe: 'De proef vooraf',
  probeText:
    'Voordat {model} deze antwoorden las, gaf het een score aan {answers} antwoorden die voor deze proef geschreven zijn en al een cijfer hadden. De uitslag is die van alle {trials} keer samen.',
  probeResult: 'Uitslag',
  probePassed: 'Geslaagd',
  probeFailed: 'Gezakt',
  probedAt: 'Getoetst',
  overridden: 'Toch doorgegaan, om deze reden',
  reopened:
    'De organisator heeft betaalde antwoorden gelezen en de campagne daarna heropend: {times}. Alles wat daarna is betaald, is als zodanig gemarkeerd.',
  afterReopening: 'Daarna betaald: {answers}. Daarvan genomineerd: {nominees}, gekozen: {winners}.',
  before: 'Zodra de campagne is gesloten, staan hier de cijfers, de tijden en hoe er is beoordeeld.',
  noScores: 'Er is nog niets beoordeeld.',
} as const;

export type SelectionTexts = Translation<typeof nl>;

const en: SelectionTexts = {
  description:
    'How the answers to “{campaign}” are judged and the choice is made: step by step, in figures, with nothing left to chance.',
  back: 'Back to the campaign',
  lead: 'There is no draw. Every paid answer is judged in the same way, and {celebrity} makes the choice.',
  steps: 'Step by step',
  step1: 'Everyone who pays takes part',
  step1Text:
    'Once the campaign has closed, every paid answer counts. A payment that was still under way can join until there are winners.',
  step2: 'Every answer gets a score',
  step2Text:
    'From 0 to {max}, with one decimal and an explanation. The judge knows no names and no addresses. An answer is never taken as an instruction: asking for points earns none. In the 24 hours before each selection an AI model has to pass a trial; if it fails, the selection waits, unless an admin decides otherwise and gives the reason.',
  step3: 'The {nominees} best are nominated',
  step3Text:
    'Where an AI model judges, the {finalists} highest scores meet in a final: over {rounds} rounds the answers are compared two by two, in both orders, starting from their scores. Of answers that are almost the same, only one takes part. Answers that finish level share a place. Without an AI model the highest scores go through. Paying first never decides: if an answer that is level falls outside the {nominees}, the organiser is shown that and can nominate it.',
  step4: '{celebrity} chooses',
  step4One: 'A person chooses one winner from the nominees. The score is advice. The choice is final.',
  step4Two: 'A person chooses two winners from the nominees. The score is advice. The choice is final.',
  step5: 'Everyone hears back',
  step5Text:
    'Once the nominees are known, everyone gets an email with their own score; the explanation is next to their submission. Anyone who thinks something was overlooked writes so within 48 hours and before the choice: then the organiser reads the answer again and replies in a sentence. An email tells everyone who wins, too.',
  criteria: 'What earns an answer points',
  criteriaNote:
    'For each criterion an AI model fills in what speaks for it and against it; from that we work out a grade from 0 to 10, and weighted, these make up the score. Length, repetition, flattery, spelling mistakes and dialect earn nothing and cost nothing. A fixed formula checks its work. Where it decides who is among the best, an answer is read again, up to {readings} times, and the mean counts. Where there are two models, each reads every answer, and the organiser is shown where they disagree more than usual. If the score is more than {apart} points from the formula’s, the organiser is shown that. An answer that is not in Dutch or English gets no score: the organiser reads it.',
  rubricNote:
    'No AI reads these answers. A fixed formula counts words: about the fan and about others, what happened, when and where, which words come from the question and the campaign. How much each counts was worked out from answers that already had a grade. The result is rough: the organiser reads the answers too. Anything addressed to the judge or copied from the campaign earns nothing. An answer that is not in Dutch or English gets no score.',
  figures: 'In figures',
  closedAt: 'Closed',
  paid: 'Paid answers that count',
  scored: 'Scored',
  notScored: 'Not scored',
  pending: 'Not scored yet',
  nominees: 'Nominees',
  winners: 'Chosen',
  scoredFrom: 'Scored from',
  scoredUntil: 'Scored until',
  chosenAt: 'Choice made',
  whyOne: 'Why the winner was chosen',
  whyMany: 'Why the winners were chosen',
  whyText: 'In the organiser’s own words. We add no names.',
  notYet: 'Not yet',
  check: 'Check it yourself',
  checkText:
    'Everything that counts is on record: what the answers were judged by, every score, the ranking, the nominees and the winners. Each step has a fingerprint that also covers everything before it. If anything is changed later, the last fingerprint no longer matches. Keep it if you want to be able to check. It contains no names and no answers.',
  head: 'Last fingerprint',
  length: 'Steps on record',
  heads: 'The last fingerprint over time',
  headsText: 'Each time steps were added, the last fingerprint was recorded. The latest comes first.',
  headEntry: 'Step {position}',
  headsPage: 'Page {page} of {pages}',
  headsLater: 'Later',
  headsEarlier: 'Earlier',
  receiptTitle: 'Is your answer on record?',
  receiptLabel: 'Your check code',
  receiptHelp:
    'You will find it with your submission in your dashboard, and the fingerprint of a moment in the emails you got: you can enter either here. Your browser works out for itself whether everything adds up, from the first step to the last.',
  receiptCheck: 'Check',
  receiptChecking: 'Checking...',
  receiptInvalid: 'This is not a check code. A check code is a number, a hyphen, and 64 letters and digits.',
  receiptFound:
    'Found: step {position} of {length}, and every step follows from the one before it. The nominees and the winners can be checked once the winners are chosen.',
  receiptChecked:
    'Found, and the ranking, the nominees and the winners after it are as they were published: step {position} of {length}.',
  receiptReplaced:
    'Changed. Step {position} is there, but the nominees or winners shown now are not those on record.',
  receiptOwn: 'Your own answer and score are in it, exactly as you see them.',
  receiptOwnChanged: 'But your answer or your score is not in it as your submission shows it.',
  receiptMissing: 'Not found. There is no step {position} here. Is the code from another campaign?',
  receiptChanged: 'Changed. Step {position} has a different fingerprint from your check code.',
  receiptBroken: 'Changed. A fingerprint does not match what comes before it.',
  receiptFailed: 'The record cannot be read right now. Please try again later.',
  receiptNoScript: 'Checking needs JavaScript in your browser.',
  model: 'Judged by',
  rubric: 'Fixed formula, without AI',
  version: 'Version of the rubric',
  digest: 'Fingerprint of the instructions',
  answers: 'Answers',
  probe: 'The trial beforehand',
  probeText:
    'Before {model} read these answers, it scored {answers} answers that were written for this trial and already had a grade. The result is that of all {trials} trials together.',
  probeResult: 'Result',
  probePassed: 'Passed',
  probeFailed: 'Failed',
  probedAt: 'Tested',
  overridden: 'Allowed to continue, because',
  reopened:
    'The organiser read paid answers and reopened the campaign after that: {times}. Everything paid since is marked as such.',
  afterReopening: 'Paid since: {answers}. Of these nominated: {nominees}, chosen: {winners}.',
  before:
    'Once entries have closed, the figures, the times and how the answers were judged will appear here.',
  noScores: 'Nothing has been judged yet.',
};

/** Returns the texts of the selection page, with the editors' overrides ('selection.lead'). For pages, not islands. */
export const selectionTexts = defineTexts<SelectionTexts>('selection', { nl, en });
