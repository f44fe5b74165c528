import type { Judgement } from '../judge/judgement.ts';
import type { ScoringModel } from '../judge/scoring-model.ts';
import type { scores } from '../table.ts';

type ScoreRow = typeof scores.$inferSelect;

/** What judging an answer came to, as it is recorded. */
export type Verdict = Omit<Judgement, 'answered'> & Pick<ScoreRow, 'answered' | 'proposedScore' | 'cluster'>;

/** How an answer was judged. */
export type JudgedAnswer = Pick<ScoreRow, 'submissionId' | 'promptHash'> & { readonly verdict: Verdict };

/** By what a campaign's answers were judged. */
export type Judge = Pick<ScoringModel, 'name' | 'rubricVersion'> & { readonly briefVersion: number };
