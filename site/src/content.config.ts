import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { Logo, PageContent, Testimonial } from './blocks/collections.ts';
import { isTextKey } from './i18n/texts.ts';

/** Ids are the file's path, as nl/terms: a field named slug would otherwise become the id. */
const files = (folder: string) =>
  glob({
    base: `./site/content/${folder}`,
    pattern: '**/*.json',
    generateId: ({ entry }) => entry.replace(/\.json$/, ''),
  });

const pages = defineCollection({ loader: files('pages'), schema: PageContent });

const testimonials = defineCollection({ loader: files('testimonials'), schema: Testimonial });
const logos = defineCollection({ loader: files('logos'), schema: Logo });

const NavigationLink = z.object({
  label: z.string().min(1, 'Give the link a label'),
  type: z.enum(['custom', 'reference']).nullish(),
  url: z.string().nullish(),
  reference: z.string().nullish(),
  newTab: z.boolean().nullish(),
});

const navigation = defineCollection({
  loader: files('navigation'),
  schema: z.object({
    header: z.array(NavigationLink),
    footer: z.array(NavigationLink),
    legal: z.array(NavigationLink),
    dashboard: z.record(z.string(), z.string()),
  }),
});

const settings = defineCollection({
  loader: files('settings'),
  schema: z.object({
    description: z.string().min(1, 'Say in a sentence what the site is'),
    shareImage: z.string().startsWith('/', 'Choose a picture of this site: its address starts with /'),
    texts: z.array(
      z.object({
        key: z.string().refine(isTextKey, {
          error: ({ input }) =>
            `There is no text named "${String(input)}": take a name from site/src/i18n/nl.ts`,
        }),
        text: z.string(),
      }),
    ),
  }),
});

export const collections = { pages, navigation, settings, testimonials, logos };
