import type { Language } from '../../../edge-api/platform/rules.ts';
import en from '../../content/settings/en.json' with { type: 'json' };
import nl from '../../content/settings/nl.json' with { type: 'json' };

/** What the editors say about the whole site in a language; content.config.ts checks the files. */
export function settings(language: Language): { description: string; shareImage: string } {
  const { description, shareImage } = language === 'nl' ? nl : en;
  return { description, shareImage };
}
