import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** Why something may be illegal, in the words shown to reporters and admins. */
export const reasonsNl = {
  'child-safety': 'Seksueel misbruik of uitbuiting van kinderen',
  hate: 'Haat, geweld of bedreiging',
  fraud: 'Oplichting of misleiding',
  privacy: 'Inbreuk op iemands privacy',
  'intellectual-property': 'Inbreuk op auteursrecht of een merk',
  other: 'Iets anders wat tegen de wet is',
};
export const reasonsEn: typeof reasonsNl = {
  'child-safety': 'Sexual abuse or exploitation of children',
  hate: 'Hatred, violence or threats',
  fraud: 'Fraud or deception',
  privacy: 'A breach of a person’s privacy',
  'intellectual-property': 'Infringement of copyright or a trade mark',
  other: 'Something else that is against the law',
};

const nl = {
  ...reasonsNl,
  title: 'Iets illegaals melden',
  lead: 'Zie je iets wat volgens jou tegen de wet is? Vertel wat er mis is. Een mens bekijkt elke melding, en we vertellen niemand van wie de melding komt.',
  campaign: 'Je meldt de campagne ‘{campaign}’.',
  anyCampaign: 'Je meldt een campagne.',
  answer: 'Je meldt een antwoord of de naam van een fan.',
  thanks: 'Je meldt een bedankje.',
  story: 'Je meldt het verhaal van een ontmoeting.',
  fixErrors: 'Nog niet verstuurd: controleer de gemarkeerde velden.',
  failed: 'Je melding is niet verstuurd. Probeer het nog eens; wat je schreef, staat er nog.',
  unknown: 'We konden niet vinden wat je meldt. Misschien is het al weg.',
  quote: 'Het antwoord of de naam',
  quoteHelp: 'Neem die precies over, zodat we weten wat je bedoelt.',
  reason: 'Waarom is het illegaal?',
  chooseReason: 'Kies een reden',
  explanation: 'Leg uit wat er mis is',
  explanationHelp: 'Wat zie je, en waarom mag dat niet? Minstens {min} tekens.',
  address: 'Het precieze webadres',
  addressHelp: 'Waar je het zag. Zag je het op een andere site, vul dan dat adres in.',
  addressOfCampaign: 'Het adres van de campagnepagina, bijvoorbeeld {example}',
  name: 'Je naam',
  email: 'Je e-mailadres',
  optional: '(optioneel)',
  contactHelp:
    'Zonder e-mailadres kunnen we niet bevestigen dat je melding binnen is en je ons besluit niet laten weten.',
  goodFaith: 'Deze melding klopt en is volledig, voor zover ik weet.',
  submit: 'Melding versturen',
  sentTitle: 'Dank je, je melding is binnen',
  sentMail: 'Je krijgt een bevestiging per mail, en daarna ons besluit met de redenen.',
  sentAnonymous:
    'Je hebt geen e-mailadres ingevuld, dus je hoort niets meer van ons. Een mens bekijkt je melding zo snel mogelijk.',
  toCampaigns: 'Naar de campagnes',
  link: 'Meld deze campagne',
  linkName: 'Meld een naam',
  linkStory: 'Meld dit verhaal',
};

/** The texts of the page on which anyone reports something. */
export type ReportFormTexts = Translation<typeof nl>;

const en: ReportFormTexts = {
  ...reasonsEn,
  title: 'Report something illegal',
  lead: 'Have you seen something you believe is against the law? Tell us what is wrong. A person looks at every report, and we never say who sent it.',
  campaign: 'You are reporting the campaign “{campaign}”.',
  anyCampaign: 'You are reporting a campaign.',
  answer: 'You are reporting the answer or the name of a fan.',
  thanks: 'You are reporting a thank-you.',
  story: 'You are reporting the story of a meeting.',
  fixErrors: 'Not sent yet: please check the fields that are marked.',
  failed: 'Your report was not sent. Please try again; what you wrote is still here.',
  unknown: 'We could not find what you are reporting. It may already be gone.',
  quote: 'The answer or the name',
  quoteHelp: 'Copy it exactly, so that we know what you mean.',
  reason: 'Why is it illegal?',
  chooseReason: 'Choose a reason',
  explanation: 'Explain what is wrong',
  explanationHelp: 'What do you see, and why is it not allowed? At least {min} characters.',
  address: 'The exact web address',
  addressHelp: 'Where you saw it. If that was on another site, enter that address.',
  addressOfCampaign: 'The address of the campaign’s page, for example {example}',
  name: 'Your name',
  email: 'Your email address',
  optional: '(optional)',
  contactHelp:
    'Without an email address we can neither confirm that your report has arrived nor tell you what we decide.',
  goodFaith: 'This report is accurate and complete, as far as I know.',
  submit: 'Send the report',
  sentTitle: 'Thank you, your report has arrived',
  sentMail: 'You will get a confirmation by email, followed by our decision and the reasons for it.',
  sentAnonymous:
    'You did not give an email address, so you will not hear from us again. A person will look at your report as soon as possible.',
  toCampaigns: 'See the campaigns',
  link: 'Report this campaign',
  linkName: 'Report a name',
  linkStory: 'Report this story',
};

/** Returns the texts in a language, with the editors' overrides ('report.title'). For pages, not islands. */
export const reportFormTexts = defineTexts<ReportFormTexts>('report', { nl, en });
