import { z } from 'astro/zod';
import type { Language } from '#api/platform/rules.ts';
import en from '../../content/settings/en.json' with { type: 'json' };
import nl from '../../content/settings/nl.json' with { type: 'json' };

/** A text that an editor has overridden. */
const Override = z.object({
  key: z.string(),
  text: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
});
export type Override = Readonly<z.infer<typeof Override>>;

const DEFAULT_SHARE_IMAGE = '/pictures/share.png';

/** The editors' settings of the whole site in a language: site/content/settings/{language}.json. */
export const Settings = z.object({
  description: z.string().min(1, 'Say in a sentence what the site is'),
  shareImage: z
    .string()
    .regex(/^(?:\/.*)?$/, 'Choose a picture of this site: its address starts with /')
    .nullish()
    .transform((image) => image || DEFAULT_SHARE_IMAGE),
  /** Files of pages, such as site/content/pages/nl/terms.json. */
  termsPage: z.string().nullish(),
  protocolPage: z.string().nullish(),
  texts: z
    .array(Override)
    .nullish()
    .transform((texts) => texts ?? []),
});
export type Settings = Readonly<z.infer<typeof Settings>>;

const SETTINGS: Readonly<Record<Language, Settings>> = { nl: Settings.parse(nl), en: Settings.parse(en) };

/** Returns the settings of a language. For layouts and pages, not for islands. */
export function settings(language: Language): Settings {
  return SETTINGS[language];
}
