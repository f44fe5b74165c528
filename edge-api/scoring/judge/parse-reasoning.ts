import type { Language } from '#api/platform/rules.ts';
import { detectLanguage } from './detect-language.ts';
import { REASONING_CHARACTERS, REASONING_SENTENCES } from './prompt-rules.ts';

/**
 * Returns a model's reasoning as it is stored: at most three sentences on one line. Undefined when it cannot be shown
 * to the fan: too short, too long, in another language, or with marks or addresses in it.
 */
export function parseReasoning(text: string, language: Language): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  if (/[<>{}`]|https?:|www\.|\S@\S/.test(line)) return undefined;
  const sentences = line.split(/(?<=[.!?…]["'”’)]?)\s+(?=["'“‘(]?\p{Lu})/u);
  if (sentences.length < REASONING_SENTENCES.min) return undefined;
  const reasoning = sentences.slice(0, REASONING_SENTENCES.max).join(' ');
  const { min, max } = REASONING_CHARACTERS;
  if (reasoning.length < min || reasoning.length > max) return undefined;
  return (detectLanguage(reasoning) ?? language) === language ? reasoning : undefined;
}
