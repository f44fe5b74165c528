import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** The texts beside the own link of a fan who has paid; parts of the dashboard's and the payment page's texts. */
export const OWN_SHARE_TEXTS = {
  shareTitle: { nl: 'Neem anderen mee', en: 'Bring others along' },
  shareText: {
    nl: 'Hoe meer mensen meedoen, hoe meer het goede doel krijgt.',
    en: 'The more people take part, the more the charity receives.',
  },
  shareLink: { nl: 'Jouw link', en: 'Your link' },
  shareSheet: { nl: 'Delen', en: 'Share' },
  ticketAlt: {
    nl: 'Je ticket als plaatje, met een code die naar jouw link leidt',
    en: 'Your ticket as a picture, with a code that leads to your link',
  },
  ticketSave: { nl: 'Bewaar je ticket', en: 'Save your ticket' },
  ticketOf: { nl: 'Minuut {minute} is van {name}', en: 'Minute {minute} is {name}’s' },
  ticketMine: { nl: 'Minuut {minute} is van mij', en: 'Minute {minute} is mine' },
  ticketWith: { nl: 'Power Hour met {celebrity}:', en: 'Power Hour with {celebrity}:' },
  ticketCharity: {
    nl: 'Power Hour met {celebrity} voor {charity}:',
    en: 'Power Hour with {celebrity} for {charity}:',
  },
  ticketCall: { nl: 'Jij ook voor {price}?', en: 'Join me for {price}?' },
  shareWhatsApp: { nl: 'WhatsApp', en: 'WhatsApp' },
  shareCopy: { nl: 'Kopieer link', en: 'Copy link' },
  shareCopied: { nl: 'Gekopieerd', en: 'Copied' },
  shareMessage: {
    nl: 'Ik doe mee voor een uur met {celebrity}. Jij ook? {link}',
    en: 'I am taking part for an hour with {celebrity}. Will you? {link}',
  },
  shareName: { nl: 'Laat mijn voornaam zien: {name}', en: 'Show my first name: {name}' },
  shareNameHelp: {
    nl: 'Wie je link opent, leest ‘{name} doet mee. Jij ook?’. Je voornaam kan ook op het livescherm van deze campagne staan, op een podium of in een stream. Je kunt dit altijd weer uitzetten.',
    en: 'Everyone who opens your link reads “{name} is taking part. Will you?”. Your first name may also appear on this campaign’s live screen, on a stage or in a stream. You can switch this off at any time.',
  },
  shareNameless: {
    nl: 'Mogen anderen je voornaam zien? Dat kan zodra die in je profiel staat en je e-mailadres is bevestigd, tenzij je naam is verborgen.',
    en: 'Happy for others to see your first name? Add it to your profile and confirm your email address. Hidden names stay hidden.',
  },
  shareProfile: { nl: 'Naar je profiel', en: 'Go to your profile' },
  shareCount: { nl: '{count} mensen deden mee via jou', en: '{count} people took part through you' },
  shareCountOne: { nl: '1 persoon deed mee via jou', en: '1 person took part through you' },
  shareNotSaved: {
    nl: 'Je keuze is niet opgeslagen. Probeer het opnieuw.',
    en: 'Your choice was not saved. Please try again.',
  },
};
export type OwnShareTexts = Translation<typeof OWN_SHARE_TEXTS>;

const TEXTS = {
  sheet: OWN_SHARE_TEXTS.shareSheet,
  whatsApp: OWN_SHARE_TEXTS.shareWhatsApp,
  copy: OWN_SHARE_TEXTS.shareCopy,
  copied: OWN_SHARE_TEXTS.shareCopied,
  title: { nl: 'Deel deze campagne', en: 'Share this campaign' },
  message: {
    nl: 'Een uur met {celebrity}, voor het goede doel: {link}',
    en: 'An hour with {celebrity}, for charity: {link}',
  },
  greeting: { nl: '{name} doet mee. Jij ook?', en: '{name} is taking part. Will you?' },
};

/** Returns the texts about sharing on a campaign's page, with the editors' overrides ('sharing.page.title'). */
export const shareTexts = defineTexts('sharing.page', TEXTS);
