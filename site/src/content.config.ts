import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { Logo, PageContent, Testimonial } from './blocks/collections.ts';
import { findExampleText } from './blocks/find-example-text.ts';
import { prepareContent } from './blocks/prepare-content.ts';
import { Settings } from './i18n/settings.ts';
import { listTextNames } from './list-text-names.ts';
import { Navigation } from './ui/navigation-content.ts';

const names = listTextNames('nl');

/** Uses the file's path as the id, such as nl/terms: by default, a field named slug would become the id. */
const files = (folder: string) =>
  glob({
    base: `./site/content/${folder}`,
    pattern: '**/*.json',
    generateId: ({ entry }) => entry.replace(/\.json$/, ''),
  });

const pages = defineCollection({ loader: files('pages'), schema: z.preprocess(prepareContent, PageContent) });

const testimonials = defineCollection({
  loader: files('testimonials'),
  schema: z.preprocess(prepareContent, Testimonial),
});
const logos = defineCollection({ loader: files('logos'), schema: Logo });

const navigation = defineCollection({
  loader: files('navigation'),
  schema: Navigation.superRefine((links, context) => {
    const example = findExampleText(links);
    if (!example) return;
    const message = `The link still has the example "${example.text}": write its words or remove it`;
    context.addIssue({ code: 'custom', path: [...example.place], message });
  }),
});

const settings = defineCollection({
  loader: files('settings'),
  schema: Settings.superRefine(({ texts }, context) => {
    for (const [place, { key }] of texts.entries()) {
      if (names.has(key)) continue;
      const message = `There is no text named "${key}": choose one of the list in the editor`;
      context.addIssue({ code: 'custom', path: ['texts', place, 'key'], message });
    }
  }),
});

export const collections = { pages, navigation, settings, testimonials, logos };
