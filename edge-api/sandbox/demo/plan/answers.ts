import type { AnswerDraft } from './answer.ts';
import { ANSWERS_ABROAD_AND_OUTDOORS } from './answers-abroad-and-outdoors.ts';
import { ANSWERS_KITCHEN_AND_COMEDY } from './answers-kitchen-and-comedy.ts';
import { ANSWERS_NOOR } from './answers-noor.ts';

/** All answers of the demo's fans. */
export const ANSWERS: readonly AnswerDraft[] = [
  ...ANSWERS_NOOR,
  ...ANSWERS_KITCHEN_AND_COMEDY,
  ...ANSWERS_ABROAD_AND_OUTDOORS,
];
