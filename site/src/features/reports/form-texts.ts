import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** Why something may be illegal, in the words shown to reporters and admins. */
export const REASONS_TEXTS = {
  'child-safety': {
    nl: 'Seksueel misbruik of uitbuiting van kinderen',
    en: 'Sexual abuse or exploitation of children',
  },
  hate: { nl: 'Haat, geweld of bedreiging', en: 'Hatred, violence or threats' },
  fraud: { nl: 'Oplichting of misleiding', en: 'Fraud or deception' },
  privacy: { nl: 'Inbreuk op iemands privacy', en: 'A breach of a person’s privacy' },
  'intellectual-property': {
    nl: 'Inbreuk op auteursrecht of een merk',
    en: 'Infringement of copyright or a trade mark',
  },
  other: { nl: 'Iets anders wat tegen de wet is', en: 'Something else that is against the law' },
};

const TEXTS = {
  ...REASONS_TEXTS,
  title: { nl: 'Iets illegaals melden', en: 'Report something illegal' },
  lead: {
    nl: 'Zie je iets wat volgens jou tegen de wet is? Vertel wat er mis is. Een mens bekijkt elke melding, en we vertellen niemand van wie de melding komt.',
    en: 'Have you seen something you believe is against the law? Tell us what is wrong. A person looks at every report, and we never say who sent it.',
  },
  campaign: { nl: 'Je meldt de campagne ‘{campaign}’.', en: 'You are reporting the campaign “{campaign}”.' },
  anyCampaign: { nl: 'Je meldt een campagne.', en: 'You are reporting a campaign.' },
  answer: {
    nl: 'Je meldt een antwoord of de naam van een fan.',
    en: 'You are reporting the answer or the name of a fan.',
  },
  thanks: { nl: 'Je meldt een bedankje.', en: 'You are reporting a thank-you.' },
  story: { nl: 'Je meldt het verhaal van een ontmoeting.', en: 'You are reporting the story of a meeting.' },
  fixErrors: {
    nl: 'Nog niet verstuurd: controleer de gemarkeerde velden.',
    en: 'Not sent yet: please check the fields that are marked.',
  },
  failed: {
    nl: 'Je melding is niet verstuurd. Probeer het nog eens; wat je schreef, staat er nog.',
    en: 'Your report was not sent. Please try again; what you wrote is still here.',
  },
  unknown: {
    nl: 'We konden niet vinden wat je meldt. Misschien is het al weg.',
    en: 'We could not find what you are reporting. It may already be gone.',
  },
  quote: { nl: 'Het antwoord of de naam', en: 'The answer or the name' },
  quoteHelp: {
    nl: 'Neem die precies over, zodat we weten wat je bedoelt.',
    en: 'Copy it exactly, so that we know what you mean.',
  },
  reason: { nl: 'Waarom is het illegaal?', en: 'Why is it illegal?' },
  chooseReason: { nl: 'Kies een reden', en: 'Choose a reason' },
  explanation: { nl: 'Leg uit wat er mis is', en: 'Explain what is wrong' },
  explanationHelp: {
    nl: 'Wat zie je, en waarom mag dat niet? Minstens {min} tekens.',
    en: 'What do you see, and why is it not allowed? At least {min} characters.',
  },
  address: { nl: 'Het precieze webadres', en: 'The exact web address' },
  addressHelp: {
    nl: 'Waar je het zag. Zag je het op een andere site, vul dan dat adres in.',
    en: 'Where you saw it. If that was on another site, enter that address.',
  },
  addressOfCampaign: {
    nl: 'Het adres van de campagnepagina, bijvoorbeeld {example}',
    en: 'The address of the campaign’s page, for example {example}',
  },
  name: { nl: 'Je naam', en: 'Your name' },
  email: { nl: 'Je e-mailadres', en: 'Your email address' },
  optional: { nl: '(optioneel)', en: '(optional)' },
  contactHelp: {
    nl: 'Zonder e-mailadres kunnen we niet bevestigen dat je melding binnen is en je ons besluit niet laten weten.',
    en: 'Without an email address we can neither confirm that your report has arrived nor tell you what we decide.',
  },
  goodFaith: {
    nl: 'Deze melding klopt en is volledig, voor zover ik weet.',
    en: 'This report is accurate and complete, as far as I know.',
  },
  submit: { nl: 'Melding versturen', en: 'Send the report' },
  sentTitle: { nl: 'Dank je, je melding is binnen', en: 'Thank you, your report has arrived' },
  sentMail: {
    nl: 'Je krijgt een bevestiging per mail, en daarna ons besluit met de redenen.',
    en: 'You will get a confirmation by email, followed by our decision and the reasons for it.',
  },
  sentAnonymous: {
    nl: 'Je hebt geen e-mailadres ingevuld, dus je hoort niets meer van ons. Een mens bekijkt je melding zo snel mogelijk.',
    en: 'You did not give an email address, so you will not hear from us again. A person will look at your report as soon as possible.',
  },
  toCampaigns: { nl: 'Naar de campagnes', en: 'See the campaigns' },
  link: { nl: 'Meld deze campagne', en: 'Report this campaign' },
  linkName: { nl: 'Meld een naam', en: 'Report a name' },
  linkStory: { nl: 'Meld dit verhaal', en: 'Report this story' },
};

/** The texts of the page on which anyone reports something. */
export type ReportFormTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('report.title'). For pages, not islands. */
export const reportFormTexts = defineTexts('report', TEXTS);
