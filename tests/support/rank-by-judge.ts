import type { Brief } from '#api/scoring/rubric/rubric-rules.ts';
import { playFinal } from '#api/scoring/judge/final/play-final.ts';
import { playRound } from '#api/scoring/judge/final/play-round.ts';
import { judgeAnswer } from '#api/scoring/judge/judge-answer.ts';
import type { LanguageJudge } from '#api/scoring/judge/scoring-model.ts';
import { FINALISTS_MAX } from '#api/scoring/rules.ts';

type Entry = { readonly id: string; readonly answer: string };

/** Judges answers, plays the final and returns them as a selection ranks them, best first; the unscored are left out. */
export async function rankByJudge<Answer extends Entry>(
  judge: LanguageJudge,
  brief: Brief,
  entries: readonly Answer[],
): Promise<readonly (Answer & { readonly score: number })[]> {
  const scored = await Promise.all(
    entries.map(async (entry) => {
      const { score } = await judgeAnswer(judge, brief, entry.answer);
      return score === null ? [] : [{ ...entry, score }];
    }),
  );
  const sorted = scored.flat().toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const finalists = sorted
    .slice(0, FINALISTS_MAX)
    .map(({ id, answer, score }) => ({ id, question: brief.question, answer, score }));
  const final = await playFinal({
    listFinalists: () => Promise.resolve(finalists),
    playRound: (standings, round) => playRound(judge, brief, standings, round),
  });
  const ranks = new Map(final.map(({ id, rank }) => [id, rank]));
  const getRank = (id: string) => ranks.get(id) ?? Number.MAX_SAFE_INTEGER;
  return sorted.toSorted((a, b) => getRank(a.id) - getRank(b.id));
}
