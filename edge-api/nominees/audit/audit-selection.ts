import type { campaigns } from '../../campaigns/table.ts';
import {
  NominationBody,
  parseBody,
  RankingBody,
  listBodies,
  OwnerNominationBody,
  ReopenedBody,
} from '../record/entry-bodies.ts';
import type { ChainProblem } from './audit-chain.ts';
import { rankAnswers } from '../ranking-rules.ts';
import { auditClosing, auditTerms, findReopening } from './audit-campaign.ts';
import { auditAddresses, auditContests, auditWithdrawals, isText } from './audit-people.ts';
import { auditWinners, mapPositions } from './audit-winners.ts';
import type { Records } from './read-records.ts';
import { digestSubmission, type EntryRow } from '../../scoring/index.ts';

type Campaign = typeof campaigns.$inferSelect;

/** Returns the first reopening, ranking, nominee, contest or winner that differs from the record. */
export function auditSelection(campaign: Campaign, records: Records): ChainProblem | undefined {
  return (
    auditReopenings(records.entries, campaign.reopenings) ??
    auditClosing(campaign, records) ??
    auditRanking(records) ??
    auditNominees(campaign, records) ??
    auditOwnerNominations(records) ??
    auditContests(records) ??
    auditWithdrawals(records) ??
    auditWinners(campaign, records) ??
    auditTerms(campaign, records) ??
    auditAddresses(records)
  );
}

/** Returns a ranking that does not follow from its final and the scores of the remaining answers. */
function auditRanking({ entries, scores }: Records) {
  const entry = entries.findLast(({ kind }) => kind === 'ranking');
  if (!entry) return undefined;
  const body = parseBody(RankingBody, entry);
  const inRanking = new Set(body?.answers.map(([position]) => position));
  const scored = scores
    .flatMap(({ score, ...row }) =>
      score !== null && inRanking.has(row.position) ? [{ ...row, score }] : [],
    )
    .toSorted((a, b) => b.score - a.score || (a.submissionId < b.submissionId ? -1 : 1));
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
}

function auditNominees(campaign: Campaign, records: Records): ChainProblem | undefined {
  const { entries, nominees } = records;
  const entry = entries.findLast(({ kind }) => kind === 'nomination');
  const actual = nominees.toSorted((a, b) => a.rank - b.rank);
  if (!entry) return actual[0] && { position: actual[0].rank, kind: 'nominee' };
  const body = parseBody(NominationBody, entry);
  const byPosition = mapPositions(records);
  const ranking = entries.findLast(({ kind }) => kind === 'ranking');
  if (!body || body.ranking !== ranking?.position) return { position: 1, kind: 'nominee' };
  // Reopening clears the nominees; earlier nominations stay in the record.
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
  const all = new Set([...actual, ...(isCurrent ? records.nominations : [])].map((row) => row.submissionId));
  return campaign.nomineeCount === all.size ? undefined : { position: 1, kind: 'nominee' };
}

function auditOwnerNominations(records: Records): ChainProblem | undefined {
  const recorded = new Map<string, { readonly position: number; readonly body: OwnerNominationBody }>();
  // Reopening a campaign clears its nominations; earlier ones are history.
  const reopened = findReopening(records.entries);
  const nominations = listBodies(records.entries, 'owner-nomination', OwnerNominationBody);
  for (const { position, body } of nominations.filter((one) => one.position > reopened)) {
    if (!body) return { position, kind: 'nominee' };
    if (body.sentence === null) recorded.delete(body.submission);
    else recorded.set(body.submission, { position, body });
  }
  for (const row of records.nominations) {
    const submission = digestSubmission(row.submissionId);
    const entry = recorded.get(submission);
    if (!entry) return { position: 1, kind: 'nominee' };
    const { position, body } = entry;
    const isSame =
      body.nominatedAt === row.nominatedAt.getTime() &&
      isText(records, row.submissionId, 'sentence', row.reason, body.sentence);
    if (!isSame) return { position, kind: 'nominee' };
    recorded.delete(submission);
  }
  const [missing] = recorded.values();
  return missing && { position: missing.position, kind: 'nominee' };
}

function auditReopenings(
  entries: readonly EntryRow[],
  published: readonly number[],
): ChainProblem | undefined {
  const recorded = listBodies(entries, 'reopened', ReopenedBody).filter(
    ({ body }) => body?.answersOpenedAt !== null,
  );
  const lost = recorded.find(({ body }, index) => body?.reopenedAt !== published[index]);
  if (!lost && recorded.length === published.length) return undefined;
  return { position: lost?.position ?? entries.length, kind: 'reopening' };
}
