import type { Language } from '#api/platform/rules.ts';
import type { Brief } from './answer-analysis.ts';
import { isFunctionWord, tokenize } from './stem-rules.ts';

/** Returns the language of an answer that is recognizably Dutch or English, else `unread`. */
export function identifyLanguage(brief: Brief, answer: string): Language | 'unread' {
  const words = tokenize(answer);
  if (words.filter(isFunctionWord).length / words.length < 0.2) return 'unread';
  return tokenize(brief.question).includes('the') ? 'en' : 'nl';
}
