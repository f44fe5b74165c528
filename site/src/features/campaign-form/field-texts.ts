/** The texts of the fields of the campaign form. */
export const FIELD_TEXTS = {
  basics: { nl: 'Basis van de campagne', en: 'Campaign Basics' },
  event: { nl: 'De ontmoeting', en: 'Event Details' },
  engagement: { nl: 'Je fans', en: 'Fan Engagement' },
  charityOptions: { nl: 'Goed doel en opties', en: 'Charity & Options' },
  thanks: { nl: 'Bedanken en voorwaarden', en: 'Thank You & Legal' },
  media: { nl: 'Beeld', en: 'Media' },
  optional: { nl: '(optioneel)', en: '(optional)' },
  choose: { nl: 'Kies...', en: 'Choose...' },
  name: { nl: 'Titel van de campagne', en: 'Campaign title' },
  nameFixed: {
    nl: 'Er doen al fans mee: je kunt alleen nog een spelfout verbeteren. Iedereen ziet dat op de pagina.',
    en: 'Fans have already taken part: you can still correct a spelling mistake. Everyone sees that on the page.',
  },
  artistFixed: {
    nl: 'Fans doen al mee om deze persoon te ontmoeten: de naam kun je niet meer veranderen.',
    en: 'Fans have already taken part to meet this person, so the name can no longer be changed.',
  },
  nameHelp: {
    nl: 'Bijvoorbeeld: Een uur in de keuken van Noor.',
    en: 'For example: An hour in the kitchen with Noor.',
  },
  artistName: { nl: 'Bekend als', en: 'Artist name' },
  artistNameHelp: { nl: 'De naam waaronder fans je kennen.', en: 'The name that fans know you by.' },
  artistNameCharityHelp: { nl: 'Wie het uur geeft.', en: 'Who gives the hour.' },
  description: { nl: 'Beschrijving', en: 'Description' },
  descriptionHelp: {
    nl: 'Wat gaan jullie doen, en waarom? Fans lezen dit voor ze meedoen.',
    en: 'What will you do together, and why? Fans read this before they take part.',
  },
  language: { nl: 'Taal', en: 'Language' },
  languageHelp: {
    nl: 'Waarin je de titel, de beschrijving en je eigen vraag schrijft.',
    en: 'What you write the title, the description and your own question in.',
  },
  flexiblePlanning: { nl: 'De datum en tijd volgen later', en: 'We will set the date and time later' },
  flexibleHelp: {
    nl: 'Flexibel plannen: de Power Hour vindt plaats binnen 1 jaar.',
    en: 'Flexible planning: Power Hour organised within 1 year.',
  },
  plannedDate: { nl: 'Datum', en: 'Planned date' },
  plannedTime: { nl: 'Tijd', en: 'Planned time' },
  timeZone: {
    nl: 'Nederlandse tijd (Europe/Amsterdam).',
    en: 'Time in the Netherlands (Europe/Amsterdam).',
  },
  plannedLocation: { nl: 'Plek', en: 'Planned location' },
  plannedLocationHelp: {
    nl: 'Een plaats of een zaal. Het precieze adres deel je later met de winnaar.',
    en: 'A town or a venue. You share the exact address with the winner later.',
  },
  subscriptionStartDate: { nl: 'Meedoen vanaf', en: 'Entries from' },
  startHelp: {
    nl: 'Niets ingevuld? Dan kunnen fans meteen meedoen.',
    en: 'Leave empty and fans can take part straight away.',
  },
  subscriptionDeadline: { nl: 'Meedoen tot', en: 'Entries until' },
  deadlineUnknown: {
    nl: 'Niets ingevuld? Dan 48 uur voor het begin.',
    en: 'Leave empty for 48 hours before it starts.',
  },
  deadlineDefault: {
    nl: 'Niets ingevuld? Dan {moment}, 48 uur voor het begin.',
    en: 'Leave empty for {moment}, 48 hours before it starts.',
  },
  deadlineDefaultPast: {
    nl: 'Niets ingevuld? Dan {moment}, 48 uur voor het begin. Dat is al voorbij: kies zelf een moment.',
    en: 'Leave empty for {moment}, 48 hours before it starts. That has already passed, so choose a time yourself.',
  },
  deadlineFlexible: {
    nl: 'Niets ingevuld? Dan kan meedoen totdat je de campagne sluit, hooguit een jaar.',
    en: 'Leave empty and fans can take part until you close the campaign, for a year at most.',
  },
  incomplete: { nl: 'Vul de datum en de tijd in', en: 'Please fill in both date and time' },
  organizeInNetherlands: {
    nl: 'De Power Hour is in Nederland',
    en: 'The Power Hour takes place in the Netherlands',
  },
  fanQuestion: { nl: 'Vraag aan je fans', en: 'Fan question' },
  fanQuestionHelp: {
    nl: 'Iedereen beantwoordt dezelfde vraag. Uit de beste antwoorden kies jij.',
    en: 'Everyone answers the same question. You choose from the best answers.',
  },
  fanQuestionOwn: { nl: 'Mijn eigen vraag', en: 'My own question' },
  fanQuestionOther: { nl: 'Je eigen vraag', en: 'Your own question' },
  preview: { nl: 'Zo lezen fans het:', en: 'This is what fans will read:' },
  someCelebrity: { nl: 'het bekende gezicht', en: 'the celebrity' },
  someCharity: { nl: 'het goede doel', en: 'the charity' },
  encourageFans: {
    nl: 'Moedig fans aan om de campagne te delen',
    en: 'Encourage fans to share the campaign',
  },
  allowPlusOne: { nl: 'De winnaar mag iemand meenemen', en: 'The winner may bring a guest' },
  twoWinners: { nl: 'Kies twee winnaars in plaats van één', en: 'Choose two winners instead of one' },
  options: { nl: 'Opties', en: 'Options' },
  thankYouMethod: {
    nl: 'Hoe bedank je iedereen die meedeed?',
    en: 'How will you thank everyone who took part?',
  },
  video: { nl: 'Met een video', en: 'With a video' },
  audio: { nl: 'Met een audiobericht', en: 'With an audio message' },
  text: { nl: 'Met een geschreven bericht', en: 'With a written message' },
  photos: { nl: 'Met foto’s', en: 'With photos' },
  'pooh-send': { nl: 'Met een Pooh-bericht', en: 'With a Pooh message' },
  thankYouIncludePhotos: { nl: 'Met foto’s van het uur erbij', en: 'Include photos of the hour' },
  thankYouAllowPoohSend: {
    nl: 'Power Hour mag het bedankje voor mij versturen',
    en: 'Power Hour may send the thank-you on my behalf',
  },
  legal: { nl: 'Akkoord', en: 'Agreement' },
  agreeToTerms: {
    nl: 'Ik ben %minimumAgeCampaigner% jaar of ouder en ga akkoord met de {link}',
    en: 'I am %minimumAgeCampaigner% or older and agree to the {link}',
  },
  termsLink: { nl: 'algemene voorwaarden', en: 'terms and conditions' },
  agreeToProtocol: { nl: 'Ik ga akkoord met het {link}', en: 'I agree to the {link}' },
  protocolLink: { nl: 'Power Hour-protocol', en: 'Power Hour protocol' },
  newTab: { nl: '(opent in een nieuw tabblad)', en: '(opens in a new tab)' },
  descriptionFixed: {
    nl: 'Fans doen al mee vanwege deze beschrijving: die kun je niet meer veranderen.',
    en: 'Fans have already taken part because of this description, so it can no longer be changed.',
  },
  keywordsFixed: {
    nl: 'Antwoorden worden op deze trefwoorden beoordeeld: die kun je niet meer veranderen.',
    en: 'Answers are scored by these keywords, so they can no longer be changed.',
  },
  moveHelp: {
    nl: 'Fans doen al mee. Verplaats je de ontmoeting, dan krijgt iedereen die betaalde een mail en zeven dagen lang de keus om het geld terug te krijgen.',
    en: 'Fans have already taken part. If you move the meeting, everyone who paid gets an email and can get the money back for seven days.',
  },
  startFixed: {
    nl: 'Er doen al fans mee: de start kan niet meer in de toekomst liggen.',
    en: 'Fans have already taken part, so the start can no longer be in the future.',
  },
  questionFixed: {
    nl: 'Er doen al fans mee: de vraag kun je niet meer veranderen.',
    en: 'Fans have already taken part, so the question can no longer be changed.',
  },
  charityFixed: {
    nl: 'Er doen al fans mee: het goede doel kun je niet meer veranderen.',
    en: 'Fans have already taken part, so the charity can no longer be changed.',
  },
  deadlineFixed: {
    nl: 'Er doen al fans mee: de deadline kan alleen nog later worden.',
    en: 'Fans have already taken part, so the deadline can only be moved later.',
  },
  meetingHelp: {
    nl: 'De winnaars krijgen een mail met de datum voor in hun agenda.',
    en: 'The winners will get an email with the date for their calendars.',
  },
  meetingFixed: {
    nl: 'Deze datum staat al in de agenda van de winnaars. Wil je een andere, stel dan eerst uit.',
    en: 'The winners already have this date in their calendars. To choose another one, postpone first.',
  },
  postponeHelp: {
    nl: 'Vink dit aan om uit te stellen. De winnaars krijgen een mail, en jij vult later een nieuwe datum in.',
    en: 'Tick this to postpone. The winners will get an email; you set a new date later.',
  },
  create: { nl: 'Campagne maken', en: 'Create Campaign' },
  creating: { nl: 'Maken...', en: 'Creating...' },
  update: { nl: 'Campagne bijwerken', en: 'Update Campaign' },
  updating: { nl: 'Bijwerken...', en: 'Updating...' },
};
