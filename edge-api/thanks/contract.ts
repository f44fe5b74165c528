import { z } from 'zod';
import { cleanName } from '../accounts/rules.ts';
import { THANK_YOU_METHODS } from '../campaigns/rules.ts';
import { ALT_MAX } from '../media/rules.ts';
import { encodeMessage, encodeTooLong } from '../platform/contract.ts';
import { cutText, ID_MAX, LANGUAGES } from '../platform/rules.ts';
import {
  FILE_KINDS,
  FILE_NAME_MAX,
  FILES_MAX,
  MESSAGE_MAX,
  MESSAGE_TOO_LONG,
  TRANSCRIPT_MAX,
} from './rules.ts';

/** A file of a thank-you; `url` works for its owner and, once sent, for those who paid. */
export const ThanksFile = z.object({
  id: z.string(),
  kind: z.enum(FILE_KINDS),
  url: z.string(),
  mimeType: z.string(),
  bytes: z.number().int(),
  /** Alternative text of a photo; may be empty. */
  alt: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type ThanksFile = z.infer<typeof ThanksFile>;

export const ThankYou = z.object({
  /** Name of the person or charity that says thank you. */
  from: z.string(),
  campaign: z.string(),
  language: z.enum(LANGUAGES),
  message: z.string(),
  transcript: z.string(),
  files: z.array(ThanksFile),
  /** When its text was corrected after it was sent. */
  correctedAt: z.iso.datetime().nullable(),
});
export type ThankYou = z.infer<typeof ThankYou>;

const OwnFile = ThanksFile.extend({ name: z.string() });

/** A thank-you as its owner edits it: the campaign's settings, and the draft so far. */
export const OwnThanks = ThankYou.extend({
  method: z.enum(THANK_YOU_METHODS),
  includePhotos: z.boolean(),
  allowPoohSend: z.boolean(),
  winnersSelected: z.boolean(),
  /** Whether the campaign was cancelled, so that nothing can be sent. */
  isCancelled: z.boolean(),
  /** Whether a text is enough whatever the method, because the meeting was two weeks ago. */
  isTextEnough: z.boolean(),
  files: z.array(OwnFile),
  /** How many people receive it. */
  recipients: z.number().int(),
  sentAt: z.iso.datetime().nullable(),
  /** Until when its text can be corrected once; null if it cannot. */
  correctableUntil: z.iso.datetime().nullable(),
  /** Since when only its owner sees it, because it was withdrawn after a report. */
  withdrawnAt: z.iso.datetime().nullable(),
});
export type OwnThanks = z.infer<typeof OwnThanks>;

/** The texts of a thank-you; `photos` holds the alternative texts. */
export const ThanksDraft = z.object({
  message: z.string().max(MESSAGE_MAX, encodeMessage(MESSAGE_TOO_LONG)),
  transcript: z.string().max(TRANSCRIPT_MAX, encodeTooLong(TRANSCRIPT_MAX)).default(''),
  photos: z
    .array(z.object({ id: z.string().max(ID_MAX), alt: z.string().trim().max(ALT_MAX) }))
    .max(FILES_MAX.photo)
    .default([]),
});
export type ThanksDraft = z.infer<typeof ThanksDraft>;

/** The query of an upload, whose body is the file itself. */
export const UploadQuery = z.object({
  kind: z.enum(FILE_KINDS),
  name: z
    .string()
    .max(FILE_NAME_MAX * 10)
    .transform((name) => cutText(cleanName(name), FILE_NAME_MAX)),
});
export type UploadQuery = z.infer<typeof UploadQuery>;
