import { z } from 'astro/zod';
import { ShortText, Url } from './field-schemas.ts';

const NavigationLink = z.object({
  label: ShortText,
  type: z.enum(['custom', 'reference']).nullish(),
  url: Url,
  reference: z.string().nullish(),
  newTab: z.boolean().nullish(),
});

const NavigationLinks = z
  .array(NavigationLink)
  .nullish()
  .transform((links) => links ?? []);

/** What the editors have put into header, footer and the dashboard's menu: site/content/navigation/{language}.json. */
export const Navigation = z.object({
  header: NavigationLinks,
  footer: NavigationLinks,
  legal: NavigationLinks,
  dashboard: z.record(z.string(), z.string().nullish()).nullish(),
});
export type Navigation = z.infer<typeof Navigation>;
