import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** The texts beside the own link of a fan who has paid; parts of the dashboard's and the payment page's texts. */
export const ownShareNl = {
  shareTitle: 'Neem anderen mee',
  shareText: 'Hoe meer mensen meedoen, hoe meer het goede doel krijgt. Dit is jouw link:',
  shareLink: 'Jouw link',
  shareSheet: 'Delen',
  ticketAlt: 'Je ticket als plaatje, met een code die naar jouw link leidt',
  ticketSave: 'Bewaar je ticket',
  ticketOf: 'Minuut {minute} is van {name}',
  ticketMine: 'Minuut {minute} is van mij',
  ticketWith: 'Power Hour met {celebrity}:',
  ticketCall: 'Jij ook?',
  shareWhatsApp: 'WhatsApp',
  shareCopy: 'Kopieer link',
  shareCopied: 'Gekopieerd',
  shareMessage: 'Ik doe mee voor een uur met {celebrity}. Jij ook? {link}',
  shareName: 'Laat mijn voornaam zien: {name}',
  shareNameHelp:
    'Wie je link opent, leest ‘{name} doet mee. Jij ook?’. Je voornaam kan ook op het livescherm van deze campagne staan, op een podium of in een stream. Je kunt dit altijd weer uitzetten.',
  shareNameless:
    'Mogen anderen je voornaam zien? Dat kan zodra je e-mailadres is bevestigd en je een gewone naam hebt ingevuld die wij niet hebben verborgen.',
  shareProfile: 'Naar je profiel',
  shareCount: '{count} mensen deden mee via jou',
  shareCountOne: '1 persoon deed mee via jou',
  shareNotSaved: 'Je keuze is niet opgeslagen. Probeer het opnieuw.',
};
export type OwnShareTexts = Translation<typeof ownShareNl>;

export const ownShareEn: OwnShareTexts = {
  shareTitle: 'Bring others along',
  shareText: 'The more people take part, the more the charity receives. This is your link:',
  shareLink: 'Your link',
  shareSheet: 'Share',
  ticketAlt: 'Your ticket as a picture, with a code that leads to your link',
  ticketSave: 'Save your ticket',
  ticketOf: 'Minute {minute} is {name}’s',
  ticketMine: 'Minute {minute} is mine',
  ticketWith: 'Power Hour with {celebrity}:',
  ticketCall: 'Will you join?',
  shareWhatsApp: 'WhatsApp',
  shareCopy: 'Copy link',
  shareCopied: 'Copied',
  shareMessage: 'I am taking part for an hour with {celebrity}. Will you? {link}',
  shareName: 'Show my first name: {name}',
  shareNameHelp:
    'Everyone who opens your link reads “{name} is taking part. Will you?”. Your first name may also appear on this campaign’s live screen, on a stage or in a stream. You can switch this off at any time.',
  shareNameless:
    'Happy for others to see your first name? For that you need a confirmed email address and an ordinary name that has not been hidden.',
  shareProfile: 'Go to your profile',
  shareCount: '{count} people took part through you',
  shareCountOne: '1 person took part through you',
  shareNotSaved: 'Your choice has not been saved. Please try again.',
};

/** Returns the labels of the ways to share, the same on a campaign's page and for a fan's own link. */
const toWays = ({ shareSheet, shareWhatsApp, shareCopy, shareCopied }: OwnShareTexts) => ({
  sheet: shareSheet,
  whatsApp: shareWhatsApp,
  copy: shareCopy,
  copied: shareCopied,
});

const nl = {
  ...toWays(ownShareNl),
  title: 'Deel deze campagne',
  message: 'Een uur met {celebrity}, voor het goede doel: {link}',
  greeting: '{name} doet mee. Jij ook?',
};
export type ShareTexts = Translation<typeof nl>;

const en: ShareTexts = {
  ...toWays(ownShareEn),
  title: 'Share this campaign',
  message: 'An hour with {celebrity}, for charity: {link}',
  greeting: '{name} is taking part. Will you?',
};

/** Returns the texts about sharing on a campaign's page, with the editors' overrides ('sharing.page.title'). */
export const shareTexts = defineTexts<ShareTexts>('sharing.page', { nl, en });
