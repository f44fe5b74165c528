/** The texts of the page on which an owner reads the nominees and chooses. */
export const CHOICE_TEXTS = {
  title: { nl: 'Winnaars kiezen', en: 'Select Winners' },
  lead: {
    nl: 'Lees de antwoorden voor ‘{campaign}’, leg ze naast elkaar, en kies wie je ontmoet.',
    en: 'Read the answers for “{campaign}”, compare them, and choose who you will meet.',
  },
  leadRead: {
    nl: 'Lees de antwoorden voor ‘{campaign}’ en leg ze naast elkaar.',
    en: 'Read the answers for “{campaign}” and compare them.',
  },
  cancelledTitle: { nl: 'Deze campagne gaat niet door', en: 'This campaign is not going ahead' },
  openTitle: { nl: 'Deze campagne is nog open', en: 'This campaign is still open' },
  open: {
    nl: 'Je campagne is nog niet gesloten. De genomineerden verschijnen hier zodra je die sluit, of na de deadline.',
    en: 'Your campaign has not closed yet. The nominees appear here once you close it, or after its deadline.',
  },
  selecting: { nl: 'Genomineerden worden gekozen...', en: 'Selecting Nominees...' },
  selectingNote: {
    nl: 'Elk antwoord wordt gelezen en krijgt een score. Je hoeft hier niet te wachten: je krijgt een mail als het klaar is.',
    en: 'Every answer is being read and scored. No need to wait here: we will email you when it is done.',
  },
  progress: { nl: '{scored} van {total} antwoorden gelezen', en: '{scored} of {total} answers read' },
  preparing: { nl: 'De antwoorden worden klaargezet.', en: 'The answers are being prepared.' },
  ready: { nl: 'De genomineerden zijn bekend.', en: 'The nominees are known.' },
  emptyTitle: { nl: 'Geen genomineerden', en: 'No nominees' },
  empty: {
    nl: 'Er zijn geen antwoorden om uit te kiezen. Wordt een betaling betwist en blijft die toch staan, dan telt het antwoord weer mee.',
    en: 'There are no answers to choose from. If a payment was disputed and stands after all, its answer counts again.',
  },
  basisTitle: { nl: 'Waar de score op is gebaseerd', en: 'What the score is based on' },
  basis: {
    nl: 'Elk antwoord krijgt een score van 0 tot 10. Past het bij je vraag en je campagne, is het concreet, is het persoonlijk? Lengte en herhaling leveren niets op, en bij het beoordelen zijn namen onzichtbaar.',
    en: 'Every answer gets a score from 0 to 10. Does it fit your question and your campaign, is it specific, is it personal? Length and repetition earn nothing, and names are hidden during the scoring.',
  },
  roughlySorted: {
    nl: 'De volgorde komt van een vaste rekenregel, zonder AI. Lees de antwoorden zelf voordat je kiest.',
    en: 'The order comes from a fixed formula, not AI. Read the answers yourself before you choose.',
  },
  basisQuestion: { nl: 'Je vraag', en: 'Your question' },
  basisKeywords: { nl: 'Je trefwoorden, het belangrijkste eerst', en: 'Your keywords, most important first' },
  notScoredTitle: {
    nl: 'Zonder score: {count} van de {total} betaalde antwoorden',
    en: 'Not scored: {count} of {total} paid answers',
  },
  notScoredNote: {
    nl: 'Deze antwoorden horen niet bij de genomineerden, maar zijn daarom niet minder goed. Lees ze zelf, of laat ze opnieuw beoordelen.',
    en: 'These answers are not among the nominees, but that does not make them any worse. Read them yourself, or have them scored again.',
  },
  notScoredShown: { nl: 'Hier staan de eerste {count}.', en: 'Here are the first {count}.' },
  whyNot: { nl: 'Waarom er geen score is', en: 'Why there is no score' },
  unavailable: {
    nl: 'De AI gaf geen bruikbare score, ook niet toen we het opnieuw vroegen.',
    en: 'The AI did not give a usable score, not even when we asked again.',
  },
  unread: {
    nl: 'Het is niet herkenbaar Nederlands of Engels; alleen antwoorden in die talen worden beoordeeld.',
    en: 'It is not recognisably Dutch or English; only answers in those languages are scored.',
  },
  scoreAgain: { nl: 'Opnieuw beoordelen', en: 'Score again' },
  scoringAgain: { nl: 'Wordt opnieuw beoordeeld...', en: 'Being scored again...' },
  scoreAgainFailed: {
    nl: 'Opnieuw beoordelen is niet gelukt. Probeer het later nog eens.',
    en: 'These answers could not be scored again. Please try again later.',
  },
  scoreAgainUnreachable: {
    nl: 'Opnieuw beoordelen is niet gelukt: geen verbinding.',
    en: 'These answers could not be scored again: no connection.',
  },
  noneScoredTitle: { nl: 'Nog geen genomineerden', en: 'No nominees yet' },
  noneScored: {
    nl: 'Geen enkel antwoord kon worden beoordeeld, dus er zijn nog geen genomineerden om uit te kiezen.',
    en: 'None of the answers could be scored, so there are no nominees to choose from yet.',
  },
  waitingTitle: {
    nl: '{count} antwoorden konden nog niet worden beoordeeld',
    en: '{count} answers could not be scored yet',
  },
  waitingTitleOne: {
    nl: '1 antwoord kon nog niet worden beoordeeld',
    en: '1 answer could not be scored yet',
  },
  waitingNote: {
    nl: 'De AI is nu niet bereikbaar, of zakte voor de proef vooraf. We proberen het vanzelf opnieuw, tot elk antwoord gelezen is.',
    en: 'The AI cannot be reached right now, or failed its trial. We will keep trying until every answer has been read.',
  },
  waitingFinalTitle: { nl: 'De finale wacht op de AI', en: 'The final is waiting for the AI' },
  waitingFinalNote: {
    nl: 'Elk antwoord heeft een score. De beste worden nog twee aan twee vergeleken, maar de AI is nu niet bereikbaar, of zakte voor de proef vooraf. Een halve finale telt niet: we proberen het vanzelf opnieuw, en pas daarna zie je de genomineerden.',
    en: 'Every answer has a score. The best are still to be compared two by two, but the AI cannot be reached right now, or failed its trial. Half a final does not count: we will keep trying, and only then will you see the nominees.',
  },
  skipFinal: {
    nl: 'Toon de genomineerden op hun score, zonder finale',
    en: 'Show the nominees by their scores, without the final',
  },
  skipFinalMessage: {
    nl: 'De finale vergelijkt de beste antwoorden twee aan twee. Sla je die over, dan telt alleen de score.',
    en: 'The final compares the best answers two by two. If you skip it, only the score counts.',
  },
  waitingNext: { nl: 'Volgende poging: {time}.', en: 'Next try: {time}.' },
  waitingNow: { nl: 'We proberen het nu opnieuw...', en: 'Trying again now...' },
  skip: {
    nl: 'Toon de genomineerden zonder de {count} antwoorden die nog niet konden worden beoordeeld',
    en: 'Show nominees without the {count} answers that could not be scored yet',
  },
  skipOne: {
    nl: 'Toon de genomineerden zonder het antwoord dat nog niet kon worden beoordeeld',
    en: 'Show nominees without the answer that could not be scored yet',
  },
  skipLate: {
    nl: 'Kies zonder de {count} antwoorden die nog niet konden worden beoordeeld',
    en: 'Choose without the {count} answers that could not be scored yet',
  },
  skipLateOne: {
    nl: 'Kies zonder het antwoord dat nog niet kon worden beoordeeld',
    en: 'Choose without the answer that could not be scored yet',
  },
  skipLateMessage: {
    nl: 'Nog niet beoordeeld: {count} van de {total} betaalde antwoorden. Ze blijven zonder score en komen niet vanzelf bij de genomineerden. Je kunt ze wel zelf lezen en nomineren, of ze alsnog laten beoordelen totdat je de winnaars kiest.',
    en: 'Not scored yet: {count} of {total} paid answers. They stay without a score and do not join the nominees automatically. You can still read and nominate them yourself, or have them scored until you choose the winners.',
  },
  skipLateConfirm: { nl: 'Niet langer wachten', en: 'Stop waiting' },
  skipConfirmTitle: { nl: 'Verder zonder te wachten?', en: 'Carry on without waiting?' },
  skipConfirmMessage: {
    nl: 'Nog niet beoordeeld: {count} van de {total} betaalde antwoorden. Ze komen niet bij de genomineerden en blijven zonder score. Je kunt ze wel alsnog laten beoordelen totdat je de winnaars kiest.',
    en: 'Not scored yet: {count} of {total} paid answers. They will not be among the nominees and stay without a score. You can still have them scored until you choose the winners.',
  },
  skipConfirm: { nl: 'Toon de genomineerden', en: 'Show nominees' },
  skipKeep: { nl: 'Blijven wachten', en: 'Keep waiting' },
  skipBusy: { nl: 'Starten...', en: 'Starting...' },
  skipFailed: {
    nl: 'De genomineerden konden niet worden gekozen. Probeer het later opnieuw.',
    en: 'The nominees could not be selected. Please try again later.',
  },
  skipUnreachable: {
    nl: 'De genomineerden konden niet worden gekozen: geen verbinding. Probeer het opnieuw.',
    en: 'The nominees could not be selected: no connection. Please try again.',
  },
  givenUpTitle: { nl: 'De selectie is gestopt', en: 'The selection has stopped' },
  givenUp: {
    nl: 'Het ging een dag lang steeds mis. We weten ervan en starten de selectie opnieuw. Alle antwoorden zijn er nog.',
    en: 'It kept going wrong for a whole day. We know about it and will start it again. Every answer is still there.',
  },
  readTitle: { nl: 'De genomineerden', en: 'The nominees' },
  readNth: { nl: '{number} van {total}', en: '{number} of {total}' },
  previous: { nl: 'Vorige', en: 'Previous' },
  next: { nl: 'Volgende', en: 'Next' },
  shortlist: { nl: 'Zet {name} op je lijstje', en: 'Put {name} on your shortlist' },
  shortlisted: { nl: 'Op je lijstje:', en: 'On your shortlist:' },
  shortlistEmpty: {
    nl: 'Zet de antwoorden die je raken op je lijstje. Hier leg je ze daarna naast elkaar en kies je.',
    en: 'Put the answers that move you on your shortlist. You then see them side by side here, and choose.',
  },
  compareLead: {
    nl: 'Leg ze naast elkaar. De score is een advies, meer niet.',
    en: 'See them side by side. The score is advice, no more.',
  },
  alike: { nl: 'Niet te onderscheiden van {names}', en: 'Cannot be told apart from {names}' },
  reservesTitle: {
    nl: 'Wie vragen we als je winnaar niet kan?',
    en: 'Who do we ask if your winner cannot come?',
  },
  reservesLead: {
    nl: 'Komt een winnaar niet, dan vragen we de volgende: eerst wie je hier kiest, daarna de andere genomineerden op volgorde. Je mag dit overslaan.',
    en: 'If a winner does not come, we ask the next in line: those you choose here first, then the other nominees by rank. You can skip this.',
  },
  reserve: { nl: 'Reserve {number}', en: 'Reserve {number}' },
  reserveNone: { nl: 'Geen voorkeur', en: 'No preference' },
  chooseOne: { nl: 'Wie kies je?', en: 'Who do you choose?' },
  chooseMany: { nl: 'Welke {count} kies je?', en: 'Which {count} do you choose?' },
  choose: { nl: 'Kies {name}', en: 'Choose {name}' },
  rank: { nl: 'Plaats {rank}', en: 'Rank {rank}' },
  sharedRank: { nl: 'Gedeelde plaats {rank}', en: 'Rank {rank}, shared' },
  received: { nl: 'Ingestuurd op', en: 'Submitted on' },
  chosen: { nl: '{count} van {limit} gekozen', en: '{count} of {limit} chosen' },
  full: {
    nl: 'Je hebt al genoeg winnaars. Haal er eerst een weg als je iemand anders wilt kiezen.',
    en: 'You have chosen enough winners. Deselect one to choose another fan.',
  },
  select: { nl: 'Bevestig je keuze', en: 'Confirm your choice' },
  confirmTitle: { nl: 'Je kiest {names}', en: 'You choose {names}' },
  confirmMessage: {
    nl: 'Dit is definitief. Iedereen die meedeed aan ‘{campaign}’ krijgt meteen een mail, met wat je erbij schreef. Komt een winnaar niet, dan vragen we {next}.',
    en: 'This is final. Everyone who took part in “{campaign}” gets an email straight away, with what you wrote. If a winner does not come, we ask {next} instead.',
  },
  othersChoose: {
    nl: 'Alleen {name} kiest de winnaars, of wie dat van {name} mag. Jij kunt de antwoorden lezen.',
    en: 'Only {name} chooses the winners, or someone {name} allows to. You can read the answers.',
  },
  nextByRank: { nl: 'de volgende genomineerde', en: 'the next nominee' },
  why: { nl: 'Waarom kies je {name}?', en: 'Why did you choose {name}?' },
  whyHelp: {
    nl: 'Eén zin van {min} tot {max} tekens. Iedereen die meedeed, leest die zin, en zonder naam staat hij op de pagina over de selectie. Noem dus niets waaraan je iemand kunt herkennen.',
    en: 'One sentence of {min} to {max} characters. Everyone who took part will read it, and it appears without a name on the selection page. Leave out anything that shows who it is about.',
  },
  confirmKeep: { nl: 'Nog even kijken', en: 'Look again' },
  confirmBusy: { nl: 'Vastleggen...', en: 'Selecting...' },
  confirmUnsettled: {
    nl: 'Er loopt nog een betaling: die fan maakt dan geen kans meer.',
    en: 'A payment is still under way: if you choose now, that fan cannot win.',
  },
  lateNominees: {
    nl: 'Bij de genomineerden zijn nu ook {names}; je keuze staat er nog.',
    en: 'The nominees now include {names}; your choice is still there.',
  },
  pending: {
    nl: 'Betaalde antwoorden die nog worden beoordeeld: {count}. Zodra dat klaar is, kun je kiezen. Deze pagina werkt zichzelf bij.',
    en: 'Paid answers still being scored: {count}. You can choose as soon as that is done. This page updates itself.',
  },
  unsettled: {
    nl: 'Betalingen die nog lopen: {count}. Totdat je kiest, kunnen er dus genomineerden bij komen.',
    en: 'Payments still under way: {count}. Until you choose, nominees may be added.',
  },
  withdrawn: {
    nl: 'Antwoorden die na een melding zijn ingetrokken: {count}. Ze doen niet meer mee en je kunt ze niet kiezen. Was een van de fans genomineerd, dan schuift het volgende antwoord door. Je vindt ze onderaan, bij alle betaalde antwoorden.',
    en: 'Answers withdrawn after a report: {count}. They no longer count and cannot be chosen. If one of them was a nominee, the next best answer moves up. You will find them below, under all paid answers.',
  },
  allWithdrawn: {
    nl: 'Geen van de betaalde antwoorden doet nog mee, dus er valt niets te kiezen.',
    en: 'None of the paid answers counts any more, so there is nothing to choose from.',
  },
  confirmEarly: {
    nl: 'Fans mogen nog tot {until} vragen of je hun antwoord opnieuw leest. Kies je nu, dan kunnen ze het jou niet meer vragen, alleen ons.',
    en: 'Fans have until {until} to ask you to read their answer again. If you choose now, they can no longer ask you, only us.',
  },
  rereadsOpen: {
    nl: 'Fans zien nu hun score. Ze mogen vragen of iemand hun antwoord opnieuw leest: tot {until}, of tot je kiest als dat eerder is.',
    en: 'Fans can see their score now. They can ask for a person to read their answer again until {until}, or until you choose, if that is sooner.',
  },
  tied: {
    nl: 'Hieronder kun je ook {names} nomineren: even goed als de laatste genomineerde.',
    en: 'You can also nominate {names} below: as good as the last nominee.',
  },
  rereadsAsked: {
    nl: 'Fans die vragen of je hun antwoord nog eens leest: {count}. Je vindt ze onderaan, bij alle betaalde antwoorden.',
    en: 'Fans who would like you to read their answer again: {count}. You will find them below, under all paid answers.',
  },
  rereadsFirst: {
    nl: 'Reageer eerst op die fans: zonder reactie kun je pas na {until} winnaars kiezen.',
    en: 'Reply to those fans first: without a reply, you can only choose winners after {until}.',
  },
  rereadsMeeting: { nl: 'De ontmoeting is eerder.', en: 'The meeting comes before that.' },
  failed: { nl: 'Je keuze vastleggen is niet gelukt.', en: 'Failed to select winners.' },
  failedUnreachable: {
    nl: 'Je keuze vastleggen is niet gelukt: geen verbinding. Probeer het opnieuw.',
    en: 'Failed to select winners: no connection. Please try again.',
  },
};
