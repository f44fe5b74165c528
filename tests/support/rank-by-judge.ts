import type { Brief } from '#api/scoring/rubric/rubric-rules.ts';
import { playFinal, playRound } from '#api/scoring/judge/final/play-final.ts';
import { judgeAnswerByReadings } from '#api/scoring/judge/judge-answer.ts';
import { maskAddressing } from '#api/scoring/rubric/judge-address-rules.ts';
import { listContested } from '#api/scoring/judge/reading-rules.ts';
import {
  UnreachableError,
  UnscoredError,
  type LanguageJudge,
  type Reading,
} from '#api/scoring/judge/scoring-model.ts';
import { NOMINEES_MAX } from '#api/nominees/rules.ts';
import { identifyLanguage } from '#api/scoring/rubric/language-rules.ts';
import { FINALISTS_MAX, READINGS_MAX } from '#api/scoring/rules.ts';

/** Remembers nothing, so that every pair is asked for. */
const NO_MEMORY = { find: () => undefined, store: () => Promise.resolve() };

type Entry = { readonly id: string; readonly answer: string };

/** Has a model read an answer as a selection does; empty if it refuses or is unavailable. */
async function readByJudge(
  judge: LanguageJudge,
  brief: Brief,
  answer: string,
  reading = 1,
): Promise<Reading | undefined> {
  const language = identifyLanguage(brief, answer);
  try {
    return await judge.read(brief, maskAddressing(answer), {
      language: language === 'unread' ? 'nl' : language,
      reading,
    });
  } catch (error) {
    if (error instanceof UnscoredError || error instanceof UnreachableError) return undefined;
    throw error;
  }
}

/** Reads an answer `readings` times and judges it. */
export async function judgeByModel(judge: LanguageJudge, brief: Brief, answer: string, readings = 1) {
  const read = await Promise.all(
    Array.from({ length: readings }, (_, at) => readByJudge(judge, brief, answer, at + 1)),
  );
  return judgeAnswerByReadings(
    brief,
    answer,
    read.flatMap((reading) => reading ?? []),
  );
}

/** Judges answers, plays the final and returns the ranking of a selection, best first; excludes unscored answers. */
export async function rankByJudge<Answer extends Entry>(
  judge: LanguageJudge,
  brief: Brief,
  entries: readonly Answer[],
): Promise<readonly (Answer & { readonly score: number })[]> {
  const read = new Map<string, readonly Reading[]>();
  const readAgain = async ({ id, answer }: Answer, reading: number) => {
    const more = await readByJudge(judge, brief, answer, reading);
    if (more) read.set(id, [...(read.get(id) ?? []), more]);
  };
  await Promise.all(entries.map((entry) => readAgain(entry, 1)));
  for (let reading = 2; reading <= READINGS_MAX; reading += 1) {
    const known = [...read].map(([id, own]) => ({
      id,
      scores: own.map(({ score }) => score),
      readings: own.length,
    }));
    const due = new Set(listContested(known, [FINALISTS_MAX, NOMINEES_MAX]));
    await Promise.all(entries.filter(({ id }) => due.has(id)).map((entry) => readAgain(entry, reading)));
  }
  const sorted = entries
    .flatMap((entry) => {
      const { score } = judgeAnswerByReadings(brief, entry.answer, read.get(entry.id) ?? []);
      return score === null ? [] : [{ ...entry, score }];
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const finalists = sorted
    .slice(0, FINALISTS_MAX)
    .map(({ id, answer, score }) => ({
      id,
      question: brief.question,
      answer,
      score,
      readings: read.get(id)?.length ?? 0,
    }));
  const final = await playFinal(finalists, (standings, round) =>
    playRound(judge, brief, standings, round, NO_MEMORY),
  );
  const ranks = new Map(final?.map(({ id, rank }) => [id, rank]));
  const getRank = (id: string) => ranks.get(id) ?? Number.MAX_SAFE_INTEGER;
  return sorted.toSorted((a, b) => getRank(a.id) - getRank(b.id));
}
