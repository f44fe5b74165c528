import type { campaigns } from '../../campaigns/table.ts';
import {
  NominationBody,
  parseBody,
  RankingBody,
  WinnerBody,
  type ChainProblem,
} from '../../scoring/index.ts';
import type { scores } from '../../scoring/table.ts';
import type { submissions } from '../../submissions/table.ts';
import { rankAnswers } from '../ranking-rules.ts';
import type { nominees, winners } from '../table.ts';
import {
  auditOwnerNominations,
  auditReopenings,
  findReopening,
  isOfSubmission,
  isSentence,
  type OwnerSentences,
} from './audit-owner.ts';

type SelectionState = OwnerSentences & {
  readonly campaign: Pick<
    typeof campaigns.$inferSelect,
    'nomineesSelected' | 'winnersSelected' | 'nomineeCount' | 'reopenings'
  >;
  readonly scores: readonly Pick<
    typeof scores.$inferSelect,
    'position' | 'submissionId' | 'score' | 'cluster'
  >[];
  readonly submissions: ReadonlyMap<string, Pick<typeof submissions.$inferSelect, 'paidAt'>>;
  readonly nominees: readonly (typeof nominees.$inferSelect)[];
  readonly winners: readonly (typeof winners.$inferSelect)[];
};

/** Returns the first of reopenings, ranking, nominees and winners that is not as the record says. */
export function auditSelection(state: SelectionState): ChainProblem | undefined {
  const reopening = auditReopenings(state.entries, state.campaign.reopenings);
  return (
    reopening ??
    auditRanking(state) ??
    auditNominees(state) ??
    auditOwnerNominations(state) ??
    auditWinners(state)
  );
}

/** Returns a ranking that does not follow from its final and, for all others, from scores and payments. */
function auditRanking({ entries, scores: rows, submissions: answers }: SelectionState) {
  const entry = entries.findLast(({ kind }) => kind === 'ranking');
  if (!entry) return undefined;
  const body = parseBody(RankingBody, entry);
  const inRanking = new Set(body?.answers.map(([position]) => position));
  const scored = rows
    .flatMap(({ score, ...row }) =>
      score !== null && inRanking.has(row.position) ? [{ ...row, score }] : [],
    )
    .toSorted(
      (a, b) =>
        b.score - a.score || getPaidAt(a) - getPaidAt(b) || (a.submissionId < b.submissionId ? -1 : 1),
    );
  const ids = new Map(scored.map(({ position, submissionId }) => [position, submissionId]));
  const final = body?.answers
    .slice(0, body.finalists)
    .map(([position, rank, strength]) => ({ id: ids.get(position) ?? '', rank, strength }));
  const expected = rankAnswers(scored, final ?? []).map(({ position, place, strength }) => [
    position,
    place,
    strength,
  ]);
  const isFinalInOrder = final?.every(({ rank, strength }, index) => {
    const before = final[index - 1];
    return !before || before.rank === rank || (before.rank < rank && before.strength > strength);
  });
  const isAsRanked = JSON.stringify(expected) === JSON.stringify(body?.answers);
  return isFinalInOrder && isAsRanked ? undefined : ({ position: entry.position, kind: 'ranking' } as const);

  function getPaidAt({ submissionId }: { readonly submissionId: string }): number {
    return answers.get(submissionId)?.paidAt?.getTime() ?? 0;
  }
}

/** Returns the first nominee, by rank, who is not the one that was nominated. */
function auditNominees(state: SelectionState): ChainProblem | undefined {
  const { campaign, entries, nominees: rows, scores: judged } = state;
  const entry = entries.findLast(({ kind }) => kind === 'nomination');
  const actual = rows.toSorted((a, b) => a.rank - b.rank);
  if (!entry) return actual[0] && { position: actual[0].rank, kind: 'nominee' };
  const body = parseBody(NominationBody, entry);
  const byPosition = new Map(judged.map((row) => [row.position, row.submissionId]));
  const ranking = entries.findLast(({ kind }) => kind === 'ranking');
  if (!body || body.ranking !== ranking?.position) return { position: 1, kind: 'nominee' };
  // A campaign that was opened again has none; those that it had stay in the record.
  const isCurrent = campaign.nomineesSelected && entry.position > findReopening(entries);
  const expected = isCurrent ? body.nominees : [];
  if (campaign.winnersSelected && !campaign.nomineesSelected) return { position: 1, kind: 'nominee' };
  for (let index = 0; index < Math.max(expected.length, actual.length); index += 1) {
    const [nominated, row] = [expected[index], actual[index]];
    const isSame =
      nominated !== undefined &&
      nominated.rank === row?.rank &&
      nominated.score === row.score &&
      byPosition.get(nominated.position) === row.submissionId;
    if (!isSame) return { position: index + 1, kind: 'nominee' };
  }
  return campaign.nomineeCount === expected.length ? undefined : { position: 1, kind: 'nominee' };
}

/** Returns the first winner, by slot, who is not the one that was chosen. */
function auditWinners(state: SelectionState) {
  const { campaign, entries, winners: rows, scores: judged } = state;
  const chosen = entries
    .filter(({ kind }) => kind === 'winner')
    .map((entry) => parseBody(WinnerBody, entry))
    .toSorted((a, b) => (a?.slot ?? 0) - (b?.slot ?? 0));
  const actual = rows.toSorted((a, b) => a.slot - b.slot);
  if (campaign.winnersSelected !== actual.length > 0) return { position: 1, kind: 'winner' } as const;
  const byPosition = new Map(judged.map((row) => [row.position, row.submissionId]));
  for (let index = 0; index < Math.max(chosen.length, actual.length); index += 1) {
    const [winner, row] = [chosen[index], actual[index]];
    const isSame =
      winner !== undefined &&
      winner.slot === row?.slot &&
      winner.selectedAt === row.selectedAt.getTime() &&
      isOfSubmission(winner, row.submissionId, byPosition) &&
      isSentence(state, {
        submissionId: row.submissionId,
        sentence: row.reason,
        digest: winner.sentence,
      });
    if (!isSame) return { position: index + 1, kind: 'winner' } as const;
  }
  return undefined;
}
