import { z } from 'astro/zod';
import { Link } from './field-schemas.ts';

const NavigationLinks = z
  .array(Link)
  .nullish()
  .transform((links) => links ?? []);

/** The editors' header, footer and dashboard menu: site/content/navigation/{language}.json. */
export const Navigation = z.object({
  header: NavigationLinks,
  footer: NavigationLinks,
  legal: NavigationLinks,
  dashboard: z.record(z.string(), z.string().nullish()).nullish(),
});
export type Navigation = z.infer<typeof Navigation>;
