import { z } from 'astro/zod';
import { MediaUrl, OptionalText, PlainText, ShortText, Title, Url } from '#site/ui/field-schemas.ts';
import { Block } from './schema.ts';

/** A page as stored by editors: site/content/pages/{language}/{name}.json. */
export const PageContent = z.object({
  title: Title,
  description: OptionalText,
  slug: z.string().regex(/^[\w-]+$/, 'Use only letters, digits, hyphens and underscores in a slug'),
  image: MediaUrl,
  /** The file of the same page in the other language; either of the two names the other. */
  translation: OptionalText,
  /** Hides the page from visitors: only the editor's preview shows it. Required in every file. */
  draft: z.boolean('Say whether this is a draft: true or false'),
  /** Keeps the page out of search engines. */
  noindex: z.boolean().nullish(),
  /** Statements that a test depends on; the build warns when one is reworded. */
  claims: z.array(z.object({ id: ShortText, words: PlainText })).nullish(),
  blocks: z.array(Block).nullish(),
});
export type PageContent = z.infer<typeof PageContent>;

export const STARS_MAX = 5;
/** Quotes from people: site/content/testimonials/{language}/{name}.json. */
export const Testimonial = z.object({
  name: ShortText,
  review: PlainText,
  rating: z.int().min(1, 'From 1 star').max(STARS_MAX, `Up to ${STARS_MAX} stars`),
  avatar: MediaUrl,
});
export type Testimonial = z.infer<typeof Testimonial>;

/** An organisation's logo: site/content/logos/{name}.json. */
export const Logo = z.object({ name: ShortText, image: MediaUrl, url: Url });
