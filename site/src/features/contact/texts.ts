import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { LOAD_MORE_TEXTS } from '#site/ui/load-more-texts.ts';

/** The texts of a charity's contact page. */
const TEXTS = {
  loading: { nl: 'Laden...', en: 'Loading...' },
  ...LOAD_MORE_TEXTS,
  busy: { nl: 'Even geduld...', en: 'One moment...' },
  actionFailed: {
    nl: 'Dat is niet gelukt. Probeer het opnieuw.',
    en: 'That did not work. Please try again.',
  },
  title: { nl: 'Fans aan wie jullie mogen schrijven', en: 'Fans you may write to' },
  lead: {
    nl: 'Alleen fans die dat zelf hebben aangevinkt, met naam, e-mailadres, datum en campagne. Download het bestand vlak voor je schrijft: wie de toestemming intrekt of het geld terugkrijgt, staat er niet meer in. Schrijf die fans niet meer.',
    en: 'Only fans who ticked that box themselves, with name, email address, date and campaign. Download the file just before you write: fans who withdraw consent or get their money back are no longer in it. Do not write to them any more.',
  },
  nobody: {
    nl: 'Er is nog niemand aan wie jullie mogen schrijven.',
    en: 'There is nobody you may write to yet.',
  },
  one: { nl: 'Jullie mogen aan één fan schrijven.', en: 'You may write to one fan.' },
  count: { nl: 'Jullie mogen aan {count} fans schrijven.', en: 'You may write to {count} fans.' },
  download: { nl: 'Download het bestand', en: 'Download the file' },
  fetches: { nl: 'Wie het bestand heeft gedownload', en: 'Who downloaded the file' },
  gone: { nl: 'Een verwijderd account', en: 'A deleted account' },
  webhookTitle: { nl: 'Voor jullie eigen systeem', en: 'For your own system' },
  webhookLead: {
    nl: 'Jullie systeem hoort het binnen enkele minuten als een fan toestemming geeft, en als die vervalt. Elk bericht is ondertekend.',
    en: 'Your system is told within minutes when a fan gives consent, and when that ends. Every message is signed.',
  },
  webhookDocs: { nl: 'Zo controleer je een handtekening:', en: 'How to check a signature:' },
  webhookDocsLink: {
    nl: 'de berichten en hun handtekening (Engels)',
    en: 'the messages and their signature',
  },
  refusedMessages: {
    nl: 'Jullie systeem wil geen berichten meer (het antwoordde 410). Bewaar het adres opnieuw om ze weer te krijgen.',
    en: 'Your system wants no more messages (it answered 410). Save the address again to receive them.',
  },
  address: { nl: 'Adres van jullie systeem', en: 'Address of your system' },
  addressHelp: {
    nl: 'Een openbaar adres dat begint met https://',
    en: 'A public address that begins with https://',
  },
  save: { nl: 'Bewaar het adres', en: 'Save the address' },
  secret: {
    nl: 'Dit geheim hoort bij de handtekening. Kopieer het nu: jullie zien het alleen als jullie het adres bewaren of een nieuw geheim maken.',
    en: 'The messages are signed with this secret. Copy it now: you only see it when you save the address or make a new secret.',
  },
  copy: { nl: 'Kopieer', en: 'Copy' },
  copied: { nl: 'Gekopieerd!', en: 'Copied!' },
  formerUntil: {
    nl: 'Het vorige geheim werkt nog tot {time}.',
    en: 'The previous secret still works until {time}.',
  },
  test: { nl: 'Stuur een proefbericht', en: 'Send a test message' },
  tested: { nl: 'Het proefbericht is onderweg.', en: 'The test message is on its way.' },
  rotate: { nl: 'Nieuw geheim', en: 'New secret' },
  rotated: {
    nl: 'Er is een nieuw geheim. Het vorige geldt nog 24 uur.',
    en: 'There is a new secret. The previous one is valid for another 24 hours.',
  },
  stop: { nl: 'Stop de berichten', en: 'Stop the messages' },
  stopped: { nl: 'Jullie systeem krijgt geen berichten meer.', en: 'Your system gets no more messages.' },
  stopTitle: { nl: 'Berichten stoppen?', en: 'Stop the messages?' },
  stopMessage: {
    nl: 'We vergeten het adres en het geheim. Jullie systeem hoort het dan ook niet als een fan de toestemming intrekt.',
    en: 'We forget the address and the secret. Your system will no longer be told when a fan withdraws consent.',
  },
  keep: { nl: 'Nu niet', en: 'Not now' },
  deliveries: { nl: 'Berichten', en: 'Messages' },
  noDeliveries: { nl: 'Er is nog geen bericht verstuurd.', en: 'No message has been sent yet.' },
  'payment.consented': { nl: 'Toestemming gegeven', en: 'Consent given' },
  'payment.withdrawn': { nl: 'Toestemming vervallen', en: 'Consent ended' },
  'webhook.test': { nl: 'Proefbericht', en: 'Test message' },
  delivered: { nl: 'aangekomen', en: 'delivered' },
  waiting: { nl: 'wordt opnieuw geprobeerd', en: 'will be tried again' },
  failed: { nl: 'mislukt', en: 'failed' },
  answer: { nl: 'antwoord {status}', en: 'answer {status}' },
  noAnswer: { nl: 'geen antwoord', en: 'no answer' },
  resend: { nl: 'Stuur opnieuw', en: 'Send again' },
  resendNamed: { nl: 'Stuur opnieuw: {message}, {time}', en: 'Send again: {message}, {time}' },
  resent: { nl: 'Het bericht is opnieuw onderweg.', en: 'The message is on its way again.' },
};
export type ContactTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('contact.title'). For pages, not islands. */
export const contactTexts = defineTexts('contact', TEXTS);
