import type { SubmissionStatus } from '#api/submissions/rules.ts';
import type { PersonKey } from './people.ts';

/** One demo submission, before it has ids and instants. */
export type AnswerDraft = {
  readonly campaign: string;
  readonly person: PersonKey;
  readonly status: SubmissionStatus;
  /** How long before now, or before the campaign closed, the fan answered. */
  readonly hoursBefore: number;
  readonly answer: string;
  /** The provider could not be reached, so that there is no checkout yet. */
  readonly withoutCheckout?: true;
};
