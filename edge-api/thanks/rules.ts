import { THANKS_WAIT_DAYS } from '../campaigns/outcome-rules.ts';
import type { ThankYouMethod } from '../campaigns/rules.ts';
import { IMAGE_BYTES_MAX, IMAGE_TOO_LARGE, NOT_AN_IMAGE } from '../media/rules.ts';
import { DAY_MS, isBlank, type Language, type LocalizedText } from '../platform/rules.ts';

const MB = 1024 * 1024;

export const FILE_KINDS = ['video', 'captions', 'audio', 'photo'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/**
 * Maximum bytes of one file. A file is one request body, of which a Worker accepts at most 100 MB on the free plan
 * (https://developers.cloudflare.com/workers/platform/limits/#request-limits).
 */
export const FILE_BYTES_MAX: Readonly<Record<FileKind, number>> = {
  video: 95 * MB,
  captions: MB / 2,
  audio: 50 * MB,
  photo: IMAGE_BYTES_MAX,
};
export const FILE_TOO_LARGE: Readonly<Record<FileKind, LocalizedText>> = {
  video: { en: 'Please upload a video of up to 95 MB', nl: 'Upload een video van maximaal 95 MB' },
  captions: {
    en: 'Please upload captions of up to 512 kB',
    nl: 'Upload een ondertitelbestand van maximaal 512 kB',
  },
  audio: { en: 'Please upload audio of up to 50 MB', nl: 'Upload audio van maximaal 50 MB' },
  photo: IMAGE_TOO_LARGE,
};
export const WRONG_FILE_TYPE: Readonly<Record<FileKind, LocalizedText>> = {
  video: { en: 'Please upload a video: MP4, WebM or MOV', nl: 'Upload een video: MP4, WebM of MOV' },
  captions: {
    en: 'Please upload captions as WebVTT (.vtt), with times as 00:01.000 --> 00:04.000',
    nl: 'Upload een ondertitelbestand als WebVTT (.vtt), met tijden als 00:01.000 --> 00:04.000',
  },
  audio: {
    en: 'Please upload audio: MP3, M4A, OGG, WebM or WAV',
    nl: 'Upload audio: MP3, M4A, OGG, WebM of WAV',
  },
  photo: NOT_AN_IMAGE,
};
export const FILE_EMPTY: Readonly<Record<'video' | 'audio', LocalizedText>> = {
  video: {
    en: 'There is no video in this file, or it was cut off. Save it again and upload that',
    nl: 'In dit bestand zit geen video, of het is afgebroken. Sla het opnieuw op en upload dat',
  },
  audio: {
    en: 'There is no sound in this file, or it was cut off. Save it again and upload that',
    nl: 'In dit bestand zit geen geluid, of het is afgebroken. Sla het opnieuw op en upload dat',
  },
};
/** Maximum files of a kind; if it is one, a new file replaces it. */
export const FILES_MAX: Readonly<Record<FileKind, number>> = { video: 1, captions: 1, audio: 1, photo: 10 };
export const TOO_MANY_PHOTOS: LocalizedText = {
  en: `A thank-you can have up to ${FILES_MAX.photo} photos. Remove one first.`,
  nl: `Een bedankje kan maximaal ${FILES_MAX.photo} foto’s hebben. Haal er eerst een weg.`,
};
/** Number of first bytes from which a file's type is detected. */
export const HEAD_BYTES = 4096;
/** Longest side in pixels of a stored photo. */
export const PHOTO_SIDE_MAX = 1600;

export const MESSAGE_MAX = 3000;
export const MESSAGE_TOO_LONG: LocalizedText = {
  en: `Please keep your message within ${MESSAGE_MAX} characters`,
  nl: `Houd je bericht binnen ${MESSAGE_MAX} tekens`,
};
export const TRANSCRIPT_MAX = 10_000;
export const FILE_NAME_MAX = 120;

/** How long an upload may take before the sweep discards it. */
export const UPLOAD_ABANDONED_AFTER_MS = DAY_MS;

export const NO_WINNERS_YET: LocalizedText = {
  en: 'You can thank everyone once the winners have been chosen.',
  nl: 'Je kunt iedereen bedanken zodra de winnaars zijn gekozen.',
};
export const ALREADY_SENT: LocalizedText = {
  en: 'This thank-you has already been sent.',
  nl: 'Dit bedankje is al verstuurd.',
};
/** How long after sending the text of a thank-you can be corrected, once. */
const CORRECTABLE_MS = DAY_MS;
export const NOT_CORRECTABLE: LocalizedText = {
  en: 'The words of a thank-you can be corrected once, within 24 hours of sending it.',
  nl: 'De woorden van een bedankje kun je één keer verbeteren, binnen 24 uur na het versturen.',
};
export const THANKS_INCOMPLETE: LocalizedText = {
  en: 'The thank-you has changed in the meantime. Look at it again before you send it.',
  nl: 'Het bedankje is ondertussen veranderd. Bekijk het nog eens voordat je het verstuurt.',
};
export const LENGTH_MISSING: LocalizedText = {
  en: 'The upload does not say how large it is.',
  nl: 'De upload zegt niet hoe groot hij is.',
};
export const UPLOAD_INTERRUPTED: LocalizedText = {
  en: 'The upload was interrupted. Please try again.',
  nl: 'De upload is onderbroken. Probeer het opnieuw.',
};

/** What each method requires before a thank-you can be sent, by field. */
type Requirement = Exclude<FileKind, 'captions'> | 'message';
const REQUIREMENTS: Readonly<Record<ThankYouMethod, Requirement>> = {
  video: 'video',
  audio: 'audio',
  photos: 'photo',
  text: 'message',
  'pooh-send': 'message',
};
const MISSING_TEXTS: Readonly<Record<Requirement, LocalizedText>> = {
  video: { en: 'Add your video', nl: 'Voeg je video toe' },
  audio: { en: 'Add your audio', nl: 'Voeg je audio toe' },
  photo: { en: 'Add at least one photo', nl: 'Voeg minstens één foto toe' },
  message: { en: 'Write your message', nl: 'Schrijf je bericht' },
};

/** Returns what a method requires: a kind of file, or the message. */
export function getRequirement(method: ThankYouMethod): Requirement {
  return REQUIREMENTS[method];
}

/** Returns the kinds of file that a campaign allows: the required one, captions for a video, photos if chosen. */
export function getAllowedFileKinds(method: ThankYouMethod, includePhotos: boolean): readonly FileKind[] {
  const required = REQUIREMENTS[method];
  const hasPhotos = includePhotos || method === 'pooh-send';
  const isOffered = { captions: required === 'video', photo: hasPhotos, video: false, audio: false };
  return FILE_KINDS.filter((kind) => kind === required || isOffered[kind]);
}

type Content = {
  readonly message: string;
  readonly files: readonly { readonly kind: FileKind }[];
  /** Whether a text is enough whatever the method, because fans have waited long enough. */
  readonly isTextEnough: boolean;
};

/** Returns what is still missing before a thank-you can be sent, by field; undefined if nothing is. */
export function findMissing(
  method: ThankYouMethod,
  { message, files, isTextEnough }: Content,
): { readonly path: Requirement; readonly message: LocalizedText } | undefined {
  const path = REQUIREMENTS[method];
  const hasText = !isBlank(message) && (isTextEnough || path === 'message');
  const isPresent = hasText || files.some(({ kind }) => kind === path);
  return isPresent ? undefined : { path, message: MISSING_TEXTS[path] };
}

/** Returns whether a text is enough for a thank-you by now: the meeting was at least two weeks ago. */
export function isTextEnough(plannedAt: Date | null, now: Date): boolean {
  return plannedAt !== null && now.getTime() >= plannedAt.getTime() + THANKS_WAIT_DAYS * DAY_MS;
}

/** A suggested short thank-you, for owners who do not get round to another. */
export const SHORT_THANKS: Readonly<Record<Language, (campaign: string, from: string) => string>> = {
  nl: (campaign, from) =>
    `Dank je wel dat je meedeed aan ‘${campaign}’. Jullie antwoorden en donaties betekenen veel voor mij en voor het goede doel.\n\n${from}`,
  en: (campaign, from) =>
    `Thank you for taking part in “${campaign}”. Your answers and your donations mean a lot to me, and to the charity.\n\n${from}`,
};

type Sent = Readonly<Record<'sentAt' | 'correctedAt' | 'withdrawnAt', Date | null>>;

/** Returns until when the text of a thank-you can be corrected; null if it cannot. */
export function toCorrectableUntil({ sentAt, correctedAt, withdrawnAt }: Sent, now: Date): Date | null {
  if (sentAt === null || correctedAt !== null || withdrawnAt !== null) return null;
  const end = new Date(sentAt.getTime() + CORRECTABLE_MS);
  return end > now ? end : null;
}

/** Returns the URL of a file. */
export function thanksFileUrl(id: string): string {
  return `/api/thanks/files/${id}`;
}
