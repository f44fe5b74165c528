import type { Translation } from '#site/i18n/feature-texts.ts';

/** The texts around a thank-you, part of those of a submission ('dashboard.submissions.thankYou'). */
export const THANK_YOU_TEXTS = {
  thankYou: { nl: 'Een bedankje van {from}', en: 'A thank-you from {from}' },
  thankYouClose: { nl: 'Sluiten', en: 'Close' },
  thankYouTranscript: { nl: 'Lees wat er wordt gezegd', en: 'Read what is said' },
  thankYouPhoto: { nl: 'Foto {number} van {from}', en: 'Photo {number} from {from}' },
  thankYouCaptions: { nl: 'Ondertiteling', en: 'Captions' },
  thankYouVideo: { nl: 'Video van {from}', en: 'Video from {from}' },
  thankYouAudio: { nl: 'Audiobericht van {from}', en: 'Audio message from {from}' },
  thankYouCorrected: {
    nl: '{from} heeft dit bedankje na het versturen verbeterd.',
    en: '{from} corrected this thank-you after it was sent.',
  },
  thankYouReport: { nl: 'Meld dit bedankje', en: 'Report this thank-you' },
  thankYouFailed: {
    nl: 'Je bedankje openen is niet gelukt. Probeer het opnieuw.',
    en: 'We could not open your thank-you. Please try again.',
  },
};
export type ThankYouTexts = Translation<typeof THANK_YOU_TEXTS>;
