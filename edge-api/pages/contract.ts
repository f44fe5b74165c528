import { z } from 'zod';
import { LANGUAGES } from '../platform/rules.ts';

/** An editors' page, as others link to it (RULES.md, "Addresses"). */
export const PageSummary = z.object({
  id: z.string(),
  slug: z.string(),
  lang: z.enum(LANGUAGES),
  title: z.string(),
});
export type PageSummary = z.infer<typeof PageSummary>;

/** The build's index of all pages, by id. */
export const PagesIndex = z.record(z.string(), PageSummary);
export type PagesIndex = z.infer<typeof PagesIndex>;
