import { buildReadingPrompt } from '#api/scoring/judge/prompt-rules.ts';

/** Typical lengths of an answer and of a description. */
const ANSWER_CHARACTERS = 300;
const DESCRIPTION_CHARACTERS = 600;

/** Returns how many characters a reading of such an answer sends to the model. */
export function measurePrompt(): number {
  const brief = {
    question: 'How would you help The Long Table?',
    description: 'd'.repeat(DESCRIPTION_CHARACTERS),
    keywords: ['cooking', 'neighbours', 'evening'],
  };
  const options = { boundary: '5f0c2a9b41d84f0e', language: 'en' } as const;
  const { instructions, prompt } = buildReadingPrompt(brief, 'a'.repeat(ANSWER_CHARACTERS), options);
  return instructions.length + prompt.length;
}
