import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** The texts of an owner's promotion kit. */
const TEXTS = {
  page: {
    title: { nl: 'Promotiemateriaal', en: 'Promotion kit' },
    heading: { nl: 'Promotiemateriaal voor ‘{campaign}’', en: 'Promotion kit for “{campaign}”' },
    lead: {
      nl: 'Beelden om te delen, een poster, een tafelkaart en teksten, met een QR-code of link naar je campagne.',
      en: 'Pictures to share, a poster, a table card and texts, each with a QR code or a link to your campaign.',
    },
    notPublic: {
      nl: 'Je campagne is nog niet openbaar: op je dashboard staat waarom. Tot die tijd ziet niemand anders waar de codes naartoe leiden.',
      en: 'Your campaign is not public yet: your dashboard says why. Until then, nobody else can see where the codes lead.',
    },
    over: {
      nl: 'Aan deze campagne kun je niet meer meedoen. Er is dus niets meer om te delen of op te hangen.',
      en: 'Nobody can take part in this campaign any more, so there is nothing left to share or put up.',
    },
    language: { nl: 'Taal van het materiaal', en: 'Language of the kit' },
    nl: { nl: 'Nederlands', en: 'Dutch' },
    en: { nl: 'Engels', en: 'English' },
    pieces: { nl: 'Beelden en drukwerk', en: 'Pictures and prints' },
    story: { nl: 'Story', en: 'Story' },
    storyUse: {
      nl: 'Voor Instagram, Facebook en TikTok, 1080 × 1920',
      en: 'For Instagram, Facebook and TikTok, 1080 × 1920',
    },
    square: { nl: 'Bericht', en: 'Post' },
    squareUse: {
      nl: 'Voor Instagram, Facebook en LinkedIn, 1080 × 1080',
      en: 'For Instagram, Facebook and LinkedIn, 1080 × 1080',
    },
    poster: { nl: 'Poster', en: 'Poster' },
    posterUse: { nl: 'Om te printen op A4', en: 'To print on A4' },
    'table-card': { nl: 'Tafelkaart', en: 'Table card' },
    'table-cardUse': {
      nl: 'Om te printen op A4 en uit te knippen, vier op een vel',
      en: 'To print on A4 and cut out, four to a sheet',
    },
    preview: { nl: 'Voorbeeld: {piece}', en: 'Preview: {piece}' },
    downloadPng: { nl: 'Download PNG', en: 'Download PNG' },
    print: { nl: 'Print of pdf', en: 'Print or save as PDF' },
    failed: {
      nl: 'De beelden konden niet worden gemaakt. Controleer je verbinding en probeer het opnieuw.',
      en: 'We could not create the pictures. Check your connection and try again.',
    },
    retry: { nl: 'Probeer opnieuw', en: 'Try again' },
    texts: { nl: 'Teksten om te kopiëren', en: 'Texts to copy' },
    link: { nl: 'Link', en: 'Link' },
    instagram: { nl: 'Instagram', en: 'Instagram' },
    whatsapp: { nl: 'WhatsApp', en: 'WhatsApp' },
    mailSubject: { nl: 'Onderwerp van een mail', en: 'Subject of an email' },
    mail: { nl: 'Mail', en: 'Email' },
    copy: { nl: 'Kopieer', en: 'Copy' },
    copied: { nl: 'Gekopieerd!', en: 'Copied!' },
  },
  piece: {
    pitch: {
      nl: 'Beantwoord één vraag, steun {charity} en wie weet ontmoet je {celebrity}.',
      en: 'Answer one question, support {charity}, and you might meet {celebrity}.',
    },
    charityPitch: {
      nl: 'Beantwoord één vraag, steun {charity} en wie weet ontmoeten we je.',
      en: 'Answer one question, support {charity}, and we might meet you.',
    },
    instagram: {
      nl: '{title}\n\n{pitch} Meedoen kost {price}.{when}\n\nLink in bio: {link}',
      en: '{title}\n\n{pitch} Taking part costs {price}.{when}\n\nLink in bio: {link}',
    },
    whatsapp: {
      nl: '{title}\n\n{pitch} Meedoen kost {price}.{when}\n\n{link}',
      en: '{title}\n\n{pitch} Taking part costs {price}.{when}\n\n{link}',
    },
    mailSubject: { nl: 'Doe mee: {title}', en: 'Take part: {title}' },
    mail: {
      nl: 'Hoi,\n\nDit leek me iets voor jou: {title}\n\n{pitch} Meedoen kost {price}.{when}\n\nLees er meer over:\n{link}\n\nDoe je mee?',
      en: 'Hi,\n\nI thought you might like this campaign: {title}\n\n{pitch} Taking part costs {price}.{when}\n\nRead more here:\n{link}\n\nWill you take part?',
    },
    whenSentence: { nl: ' Dat kan {when}.', en: ' You can take part {when}.' },
  },
};

export type PromotionKitTexts = Translation<typeof TEXTS.page>;
/** The texts of a kit's pieces, in the kit's own language. */
export type PieceTexts = Translation<typeof TEXTS.piece>;

/** Returns the texts in a language, with the editors' overrides ('promotionKit.page.title'). For pages, not islands. */
export const promotionKitTexts = defineTexts('promotionKit', TEXTS);
