import { z } from 'zod';
import { cleanName } from '../accounts/rules.ts';
import { cutText } from '../platform/rules.ts';
import { ALT_MAX, MAIL_SHAPES } from './rules.ts';

const Percent = z.number().int().min(0).max(100);

/** The point of a picture that every crop keeps visible, in percent from the left and top. */
export const FocalPoint = z.object({ x: Percent, y: Percent });

export const Media = z.object({
  id: z.string(),
  url: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  focal: FocalPoint,
  mimeType: z.string(),
  filename: z.string(),
  caption: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type Media = z.infer<typeof Media>;

/** Query of GET media/file/:filename/mail: the scene of a mail, or the face next to its title. */
export const MailPictureQuery = z.object({ shape: z.enum(MAIL_SHAPES).default('scene') });

export const ImageForm = z.object({
  file: z.file(),
  alt: z.string().max(ALT_MAX).optional(),
  focalX: z.coerce.number().pipe(Percent).optional(),
  focalY: z.coerce.number().pipe(Percent).optional(),
});

/** PATCH media: the alternative text, and the point that crops keep visible. */
export const UpdateMedia = z
  .object({
    focal: FocalPoint.optional(),
    alt: z
      .string()
      .max(ALT_MAX * 10)
      .transform((typed) => cutText(cleanName(typed), ALT_MAX))
      .optional(),
  })
  .refine(({ alt, focal }) => alt !== undefined || focal !== undefined);
export type UpdateMedia = z.infer<typeof UpdateMedia>;
