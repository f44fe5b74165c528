import type { Language } from '#api/platform/rules.ts';
import { REASONING_CHARACTERS, REASONING_SENTENCES } from './prompt-rules.ts';
import { tokenize } from '../rubric/stem-rules.ts';

const LANGUAGE_MARKERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set('de het een en van dat niet met voor op je maar ook door wat meer jouw er'.split(' ')),
  en: new Set('the a an and of that not with for on you but also by what more your it'.split(' ')),
};

/**
 * A model's reasoning as it is kept: at most three sentences on one line. Undefined when it cannot be shown to the
 * fan: too short, too long, in another language, or with marks or addresses in it.
 */
export function parseReasoning(text: string, language: Language): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  if (/[<>{}`]|https?:|www\.|\S@\S/.test(line)) return undefined;
  const sentences = line.split(/(?<=[.!?…]["'”’)]?)\s+(?=["'“‘(]?\p{Lu})/u);
  if (sentences.length < REASONING_SENTENCES.min) return undefined;
  const kept = sentences.slice(0, REASONING_SENTENCES.max).join(' ');
  if (kept.length < REASONING_CHARACTERS.min || kept.length > REASONING_CHARACTERS.max) return undefined;
  return detectLanguage(kept) === language ? kept : undefined;
}

function detectLanguage(text: string): Language {
  const words = tokenize(text);
  const count = (language: Language) => words.filter((word) => LANGUAGE_MARKERS[language].has(word)).length;
  return count('nl') > count('en') ? 'nl' : 'en';
}
