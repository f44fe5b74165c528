import { z } from 'zod';

/** A stored picture (api.md, `Media`). */
export const Media = z.object({
  id: z.string(),
  url: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  mimeType: z.string(),
  filename: z.string(),
  caption: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type Media = z.infer<typeof Media>;
