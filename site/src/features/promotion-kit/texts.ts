import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** The texts of an owner's promotion kit, in Dutch; English has the same keys. */
const nl = {
  page: {
    title: 'Promotiemateriaal',
    heading: 'Promotiemateriaal voor ‘{campaign}’',
    lead: 'Beelden om te delen, een poster, een tafelkaart en teksten, met een QR-code of link naar je campagne.',
    numbers: 'Antwoorden die zo binnenkomen, zie je terug in je cijfers.',
    toNumbers: 'Bekijk je cijfers',
    stale: 'Verander je de titel, het beeld of de deadline? Download alles dan opnieuw.',
    notPublic:
      'Je campagne is nog niet openbaar: op je dashboard staat waarom. Tot die tijd ziet niemand anders waar de codes naartoe leiden.',
    over: 'Aan deze campagne kun je niet meer meedoen. Er is dus niets meer om te delen of op te hangen.',
    back: 'Terug naar dashboard',
    language: 'Taal van het materiaal',
    nl: 'Nederlands',
    en: 'Engels',
    pieces: 'Beelden en drukwerk',
    story: 'Story',
    storyUse: 'Voor Instagram, Facebook en TikTok, 1080 × 1920',
    square: 'Bericht',
    squareUse: 'Voor Instagram, Facebook en LinkedIn, 1080 × 1080',
    poster: 'Poster',
    posterUse: 'Om te printen op A4',
    'table-card': 'Tafelkaart',
    'table-cardUse': 'Om te printen op A4 en uit te knippen, vier op een vel',
    preview: 'Voorbeeld: {piece}',
    downloadPng: 'Download PNG',
    print: 'Print of pdf',
    failed: 'De beelden konden niet worden gemaakt. Controleer je verbinding en probeer het opnieuw.',
    retry: 'Probeer opnieuw',
    texts: 'Teksten om te kopiëren',
    link: 'Link',
    instagram: 'Instagram',
    whatsapp: 'WhatsApp',
    mailSubject: 'Onderwerp van een mail',
    mail: 'Mail',
    copy: 'Kopieer',
    copied: 'Gekopieerd!',
  },
  piece: {
    pitch: 'Beantwoord één vraag, steun {charity} en wie weet ontmoet je {celebrity}.',
    charityPitch: 'Beantwoord één vraag, steun {charity} en wie weet ontmoeten we je.',
    instagram: '{title}\n\n{pitch} Meedoen kost {price}.{until}\n\nLink in bio: {link}',
    whatsapp: '{title}\n\n{pitch} Meedoen kost {price}.{until}\n\n{link}',
    mailSubject: 'Doe mee: {title}',
    mail: 'Hoi,\n\nDit leek me iets voor jou: {title}\n\n{pitch} Meedoen kost {price}.{until}\n\nLees er meer over:\n{link}\n\nDoe je mee?',
    untilSentence: ' Dat kan tot {deadline}.',
  },
};

const en: Translation<typeof nl> = {
  page: {
    title: 'Promotion kit',
    heading: 'Promotion kit for “{campaign}”',
    lead: 'Pictures to share, a poster, a table card and texts, each with a QR code or a link to your campaign.',
    numbers: 'Answers that come in this way show up in your numbers.',
    toNumbers: 'See your numbers',
    stale: 'Changed the title, the picture or the deadline? Download everything again.',
    notPublic:
      'Your campaign is not public yet: your dashboard says why. Until then, nobody else can see where the codes lead.',
    over: 'Nobody can take part in this campaign any more, so there is nothing left to share or put up.',
    back: 'Back to Dashboard',
    language: 'Language of the kit',
    nl: 'Dutch',
    en: 'English',
    pieces: 'Pictures and prints',
    story: 'Story',
    storyUse: 'For Instagram, Facebook and TikTok, 1080 × 1920',
    square: 'Post',
    squareUse: 'For Instagram, Facebook and LinkedIn, 1080 × 1080',
    poster: 'Poster',
    posterUse: 'To print on A4',
    'table-card': 'Table card',
    'table-cardUse': 'To print on A4 and cut out, four to a sheet',
    preview: 'Preview: {piece}',
    downloadPng: 'Download PNG',
    print: 'Print or PDF',
    failed: 'We could not create the pictures. Check your connection and try again.',
    retry: 'Try again',
    texts: 'Texts to copy',
    link: 'Link',
    instagram: 'Instagram',
    whatsapp: 'WhatsApp',
    mailSubject: 'Subject of an email',
    mail: 'Email',
    copy: 'Copy',
    copied: 'Copied!',
  },
  piece: {
    pitch: 'Answer one question, support {charity}, and you might meet {celebrity}.',
    charityPitch: 'Answer one question, support {charity}, and we might meet you.',
    instagram: '{title}\n\n{pitch} Taking part costs {price}.{until}\n\nLink in bio: {link}',
    whatsapp: '{title}\n\n{pitch} Taking part costs {price}.{until}\n\n{link}',
    mailSubject: 'Take part: {title}',
    mail: 'Hi,\n\nI thought you might like this campaign: {title}\n\n{pitch} Taking part costs {price}.{until}\n\nRead more here:\n{link}\n\nWill you take part?',
    untilSentence: ' You can take part until {deadline}.',
  },
};

export type PromotionKitTexts = Translation<typeof nl.page>;
/** The texts of a kit's pieces, in the kit's own language. */
export type PieceTexts = Translation<typeof nl.piece>;

/** Returns the texts in a language, with the editors' overrides ('promotionKit.page.title'). For pages, not islands. */
export const promotionKitTexts = defineTexts('promotionKit', { nl, en });
