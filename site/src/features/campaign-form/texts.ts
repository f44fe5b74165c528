import { DRAFT_MESSAGES, type DraftProblem } from '#api/campaigns/draft-rules.ts';
import { getKeywordCategories } from '#api/campaigns/keyword-rules.ts';
import { FAN_QUESTIONS } from '#api/campaigns/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { fillMinimumAges } from '#site/i18n/minimum-ages.ts';
import { localizeTexts, selectTexts } from '#site/i18n/localize-texts.ts';
import { momentTexts } from '../campaigns/render-moment.ts';
import { campaignTexts, type CampaignTexts } from '../campaigns/texts.ts';
import { accountTexts, type AccountTexts } from '../accounts/texts.ts';
import type { DraftTexts } from '#site/ui/DraftForm.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import { PICKER_TEXTS } from './picker-texts.ts';
import { WIZARD_TEXTS } from './wizard-texts.ts';

/** The texts of the campaign form. */
const TEXTS = {
  page: {
    title: { nl: 'Campagne maken', en: 'Create Campaign' },
    heading: { nl: 'Maak een campagne', en: 'Create a campaign' },
    lead: {
      nl: 'Wie geeft een uur, voor welk goed doel, en wat wil je van fans weten?',
      en: 'Who gives an hour, for which charity, and what do you want to ask fans?',
    },
    editTitle: { nl: 'Campagne bewerken', en: 'Edit campaign' },
    toDashboard: { nl: 'Naar je dashboard', en: 'Go to your dashboard' },
    refusedTitle: {
      nl: 'Campagnes zijn er voor bekende gezichten en goede doelen',
      en: 'Campaigns are for celebrities and charities',
    },
    refused: {
      nl: 'Je bent ingelogd als {name}, een account zonder eigen campagnes. Wil je zelf een Power Hour geven? Log dan uit en begin opnieuw met een ander e-mailadres.',
      en: 'You are logged in as {name}, an account that does not run campaigns. Would you like to give a Power Hour yourself? Log out and start again with another email address.',
    },
    toCampaigns: { nl: 'Bekijk de campagnes', en: 'See the campaigns' },
    logOut: { nl: 'Uitloggen', en: 'Log out' },
    viewPage: { nl: 'Bekijk de pagina', en: 'View the page' },
    sections: { nl: 'Onderdelen van het formulier', en: 'Sections of the form' },
    unsaved: { nl: 'Nog niet opgeslagen', en: 'Not saved yet' },
    sectionProblems: { nl: 'nog niet af', en: 'needs attention' },
    restored: { nl: 'Je eerdere antwoorden staan er nog.', en: 'Your earlier answers are still here.' },
    restoredEdit: {
      nl: 'Je vorige wijzigingen staan er nog, maar zijn niet opgeslagen.',
      en: 'Your earlier changes are still here, but they have not been saved.',
    },
    startOver: { nl: 'Opnieuw beginnen', en: 'Start over' },
    discard: { nl: 'Wijzigingen weggooien', en: 'Discard changes' },
    cancelledTitle: {
      nl: 'Deze campagne gaat niet door, dus je kunt er niets meer aan veranderen',
      en: 'This campaign is not going ahead, so nothing about it can be changed',
    },
    winnersFixed: {
      nl: 'De winnaars zijn gekozen, dus je kunt alleen nog de datum, tijd en plaats van de ontmoeting veranderen. De winnaars krijgen dan een mail.',
      en: 'The winners have been chosen, so you can only change the date, time and place of the meeting. The winners will then get an email.',
    },
    notKept: {
      nl: 'Je browser bewaart niets. Laat deze pagina dus open tot je klaar bent.',
      en: 'Your browser is not saving anything. Keep this page open until you are done.',
    },
    startOverTitle: { nl: 'Alles leegmaken?', en: 'Clear everything?' },
    startOverMessage: {
      nl: 'Alles wat je hebt ingevuld, verdwijnt.',
      en: 'Everything you filled in will be lost.',
    },
    startOverConfirm: { nl: 'Leegmaken', en: 'Clear' },
    startOverKeep: { nl: 'Bewaren', en: 'Keep' },
  },
  ...WIZARD_TEXTS,
  fields: FIELD_TEXTS,
  ...PICKER_TEXTS,
  editor: {
    toolbar: { nl: 'Opmaak van de beschrijving', en: 'Formatting of the description' },
    loading: { nl: 'Tekstverwerker laden...', en: 'Loading the editor...' },
    bold: { nl: 'Vet', en: 'Bold' },
    italic: { nl: 'Cursief', en: 'Italic' },
    heading: { nl: 'Kop', en: 'Heading' },
    subheading: { nl: 'Tussenkop', en: 'Subheading' },
    bulletList: { nl: 'Lijst', en: 'List' },
    orderedList: { nl: 'Genummerde lijst', en: 'Numbered list' },
    link: { nl: 'Link', en: 'Link' },
    undo: { nl: 'Ongedaan maken', en: 'Undo' },
    redo: { nl: 'Opnieuw', en: 'Redo' },
    linkAddress: { nl: 'Adres van de link', en: 'Address of the link' },
    linkApply: { nl: 'Link maken', en: 'Add link' },
    linkRemove: { nl: 'Link weghalen', en: 'Remove link' },
    linkInvalid: {
      nl: 'Begin met https://, http:// of mailto:',
      en: 'Start with https://, http:// or mailto:',
    },
    close: { nl: 'Sluiten', en: 'Close' },
    count: { nl: '{count} van {max} tekens', en: '{count} of {max} characters' },
  },
  conflict: {
    title: { nl: 'Deze campagne is ergens anders gewijzigd', en: 'This campaign was changed somewhere else' },
    text: {
      nl: 'Sinds je begon, zijn deze velden gewijzigd in een ander tabblad of door iemand anders die deze campagne beheert. Alles wat je typte, staat er nog. Kies wat je wilt houden en sla opnieuw op.',
      en: 'Since you started, these fields were changed in another tab or by someone else who manages this campaign. Nothing you typed is lost. Choose what you want to keep, then save again.',
    },
    elsewhere: { nl: 'Andere versie: {value}', en: 'Other version: {value}' },
    mine: { nl: 'Die van jou: {value}', en: 'Yours: {value}' },
    taken: { nl: 'Overgenomen: {value}', en: 'Updated to: {value}' },
    takenOver: {
      nl: 'Overgenomen, want jij had dit niet veranderd.',
      en: 'Updated, because you had not changed it.',
    },
    take: { nl: 'Neem de andere versie', en: 'Use the other version' },
    keep: { nl: 'Houd die van mij', en: 'Keep mine' },
    yes: { nl: 'ja', en: 'yes' },
    no: { nl: 'nee', en: 'no' },
    empty: { nl: 'niets', en: 'nothing' },
  },
  move: {
    title: { nl: 'De ontmoeting verplaatsen?', en: 'Move the meeting?' },
    message: {
      nl: 'Wie al betaalde ({count}) krijgt een mail, en kan tot {until} het geld terugkrijgen.',
      en: 'Everyone who has paid ({count}) gets an email, and can get their money back until {until}.',
    },
    confirm: { nl: 'Verplaatsen', en: 'Move it' },
    keep: { nl: 'Nog niet', en: 'Not yet' },
  },
  reopen: {
    title: { nl: 'De campagne ook heropenen?', en: 'Reopen the campaign too?' },
    message: {
      nl: '‘{campaign}’ is gesloten. Met de nieuwe deadline kunnen fans weer meedoen zodra je de campagne heropent.',
      en: '“{campaign}” is closed. With the new deadline, fans can take part again as soon as you reopen it.',
    },
    messageNominees: {
      nl: '‘{campaign}’ is gesloten. Met de nieuwe deadline kunnen fans weer meedoen zodra je de campagne heropent. De genomineerden vervallen; de scores blijven.',
      en: '“{campaign}” is closed. With the new deadline, fans can take part again as soon as you reopen it. Its nominees are cleared; the scores stay.',
    },
    confirm: { nl: 'Heropenen', en: 'Reopen' },
    keep: { nl: 'Gesloten laten', en: 'Keep it closed' },
    busy: { nl: 'Heropenen...', en: 'Reopening...' },
    done: { nl: 'De campagne is weer open.', en: 'The campaign is open again.' },
    failed: { nl: 'De campagne heropenen is niet gelukt', en: 'Failed to reopen campaign' },
  },
  preview: {
    title: { nl: 'Zo zien fans het', en: 'What fans will see' },
    help: {
      nl: 'Het voorbeeld verandert mee terwijl je typt. Wat grijs en schuin staat, is een voorbeeld.',
      en: 'The preview changes as you type. Anything grey and slanted is an example.',
    },
    page: { nl: 'Bovenaan je pagina', en: 'At the top of your page' },
    card: { nl: 'In de lijst van campagnes', en: 'In the list of campaigns' },
    name: { nl: 'Een uur in de keuken met Noor', en: 'An hour in the kitchen with Noor' },
    artistName: { nl: 'Noor Visser', en: 'Noor Visser' },
    charity: { nl: 'het goede doel', en: 'the charity' },
    description: {
      nl: 'We maken samen soep van wat de markt die dag heeft, en eten die aan één lange tafel op.',
      en: 'We make soup from whatever the market has that day, and eat it together at one long table.',
    },
  },
  outcome: {
    fixErrors: {
      nl: 'Nog niet alles klopt. Kijk de velden met een melding na en verstuur dan opnieuw.',
      en: 'Please fix the validation errors before submitting.',
    },
    created: { nl: 'Campagne gemaakt!', en: 'Campaign created successfully!' },
    updated: { nl: 'Campagne bijgewerkt!', en: 'Campaign updated successfully!' },
    createFailed: { nl: 'De campagne maken is niet gelukt', en: 'Failed to create campaign' },
    updateFailed: { nl: 'De campagne bijwerken is niet gelukt', en: 'Failed to update campaign' },
    createTryAgain: {
      nl: 'De campagne maken is niet gelukt. Probeer het opnieuw.',
      en: 'Failed to create campaign. Please try again.',
    },
    updateTryAgain: {
      nl: 'De campagne bijwerken is niet gelukt. Probeer het opnieuw.',
      en: 'Failed to update campaign. Please try again.',
    },
    gone: {
      nl: 'Je beheert deze campagne niet meer, dus er is niets opgeslagen.',
      en: 'You no longer manage this campaign, so nothing was saved.',
    },
  },
};

/** The form's own texts, part by part. */
export type OwnTexts = Translation<typeof TEXTS>;
export type FieldTexts = OwnTexts['fields'];

/** All texts of the form in one language: its own, the rules' messages, questions and keywords. */
export type CampaignFormTexts = OwnTexts & {
  readonly problems: Readonly<Record<DraftProblem, string>>;
  /** The questions by key, with the placeholders `{celebrity}` and `{charity}`. */
  readonly questions: Readonly<Record<keyof typeof FAN_QUESTIONS, string>>;
  readonly categories: ReturnType<typeof getKeywordCategories>;
  /** The texts of cards and pages, for the preview. */
  readonly shown: Pick<CampaignTexts, 'card' | 'countdown' | 'result'> & {
    readonly page: Readonly<Record<'toForm', string>>;
  };
  readonly account: Pick<AccountTexts, 'common' | 'login' | 'personal' | 'problems'>;
};

/** The form's own texts and the rules' messages, which editors may override. */
const formTexts = defineTexts('campaignForm', { ...TEXTS, problems: DRAFT_MESSAGES });

/** Returns the texts in a language with the editors' overrides ('campaignForm.fields.name'). For pages, not islands. */
export function campaignFormTexts(language: Language): CampaignFormTexts {
  const { common, login, personal, problems } = accountTexts(language);
  const { card, countdown, result } = campaignTexts(language);
  const parts = formTexts(language);
  const agreeToTerms = fillMinimumAges(parts.fields.agreeToTerms);
  return {
    ...parts,
    fields: { ...parts.fields, agreeToTerms },
    questions: localizeTexts(FAN_QUESTIONS, language),
    categories: getKeywordCategories(language),
    shown: { card, countdown, result, page: { toForm: momentTexts(language).action.answer } },
    account: { common, login, personal, problems },
  };
}

/** Returns the texts of the form that edits a campaign, without those for creating one. For pages, not islands. */
export function campaignStepTexts(language: Language) {
  const { wizard, page, account, ...texts } = campaignFormTexts(language);
  const { title, heading, lead, refusedTitle, refused, toCampaigns, logOut, restored, ...edit } = page;
  const { personal, ...login } = account;
  return { ...texts, page: edit, account: login };
}
export type StepTexts = ReturnType<typeof campaignStepTexts>;

/** Returns the texts with which other forms announce a restored draft. */
export function draftTexts(language: Language): DraftTexts {
  const names = ['unsaved', 'restoredEdit', 'discard'] as const;
  const questions = ['startOverTitle', 'startOverMessage', 'startOverConfirm', 'startOverKeep'] as const;
  return selectTexts(campaignFormTexts(language).page, [...names, ...questions]);
}
