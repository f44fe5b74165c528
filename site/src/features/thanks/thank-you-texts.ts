import type { Translation } from '#site/i18n/feature-texts.ts';

/** The texts around a thank-you, part of those of a submission ('dashboard.submissions.thankYou'). */
export const thankYouNl = {
  thankYou: 'Een bedankje van {from}',
  thankYouClose: 'Sluiten',
  thankYouTranscript: 'Lees wat er wordt gezegd',
  thankYouPhoto: 'Foto {number} van {from}',
  thankYouCaptions: 'Ondertiteling',
  thankYouVideo: 'Video van {from}',
  thankYouAudio: 'Audiobericht van {from}',
  thankYouCorrected: '{from} heeft dit bedankje na het versturen verbeterd.',
  thankYouReport: 'Meld dit bedankje',
  thankYouFailed: 'Je bedankje openen is niet gelukt. Probeer het opnieuw.',
};
export type ThankYouTexts = Translation<typeof thankYouNl>;

export const thankYouEn: ThankYouTexts = {
  thankYou: 'A thank-you from {from}',
  thankYouClose: 'Close',
  thankYouTranscript: 'Read what is said',
  thankYouPhoto: 'Photo {number} from {from}',
  thankYouCaptions: 'Captions',
  thankYouVideo: 'Video from {from}',
  thankYouAudio: 'Audio message from {from}',
  thankYouCorrected: '{from} corrected this thank-you after it was sent.',
  thankYouReport: 'Report this thank-you',
  thankYouFailed: 'We could not open your thank-you. Please try again.',
};
