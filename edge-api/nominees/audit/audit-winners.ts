import type { campaigns } from '../../campaigns/table.ts';
import { digestSubmission } from '../../scoring/index.ts';
import { parseBody, ReservesBody, WinnerBody, WinnerEndedBody } from '../record/entry-bodies.ts';
import type { ChainProblem } from './audit-chain.ts';
import { isText } from './audit-people.ts';
import type { Records } from './read-records.ts';

type Campaign = typeof campaigns.$inferSelect;

/** Returns the first winner, by slot, who differs from the record, or whose place ended differently. */
export function auditWinners(campaign: Campaign, records: Records): ChainProblem | undefined {
  const recorded = replayWinners(records);
  if (recorded === undefined) return { position: 1, kind: 'winner' };
  const { places, ended, reserves } = recorded;
  const actual = records.winners.toSorted((a, b) => a.slot - b.slot);
  const isDecided = actual.length + ended.length > 0;
  const sameEnds =
    ended.length === records.formerWinners.length &&
    records.formerWinners.every((row) => ended.some((body) => isSameEnd(row, body)));
  const sameReserves =
    reserves.join() === records.reserves.map(({ submissionId }) => digestSubmission(submissionId)).join();
  if (campaign.winnersSelected !== isDecided || !sameEnds || !sameReserves)
    return { position: 1, kind: 'winner' };
  const changed = actual.find((row) => !isSameWinner(records, row, places.get(row.slot)));
  const slot = changed?.slot ?? [...places.keys()].find((key) => !actual.some((row) => row.slot === key));
  return slot === undefined ? undefined : { position: slot, kind: 'winner' };
}

/** Replays the entries to find the current winners; undefined if the entries contradict each other. */
function replayWinners({ entries }: Records) {
  const places = new Map<number, WinnerBody>();
  const ended: WinnerEndedBody[] = [];
  let reserves: readonly string[] = [];
  for (const entry of entries) {
    if (entry.kind === 'reserves') reserves = parseBody(ReservesBody, entry)?.submissions ?? [];
    if (entry.kind === 'winner') {
      const body = parseBody(WinnerBody, entry);
      const isFree = body && !places.has(body.slot);
      const by = ended.some(({ slot }) => slot === body?.slot) ? 'system' : 'owner';
      if (!isFree || body.by !== by) return undefined;
      places.set(body.slot, body);
    }
    if (entry.kind === 'winner-ended') {
      const body = parseBody(WinnerEndedBody, entry);
      if (!body || places.get(body.slot)?.submission !== body.submission) return undefined;
      places.delete(body.slot);
      ended.push(body);
    }
  }
  return { places, ended, reserves };
}

function isSameEnd(row: Records['formerWinners'][number], body: WinnerEndedBody): boolean {
  return (
    body.submission === digestSubmission(row.submissionId) &&
    body.slot === row.slot &&
    body.cause === row.cause &&
    body.endedAt === row.endedAt.getTime()
  );
}

function isSameWinner(
  records: Records,
  row: Records['winners'][number],
  winner: WinnerBody | undefined,
): boolean {
  return (
    winner?.selectedAt === row.selectedAt.getTime() &&
    winner.submission === digestSubmission(row.submissionId) &&
    // The recorded position is that of the answer's score, if it has one.
    (winner.position === null || mapPositions(records).get(winner.position) === row.submissionId) &&
    isText(records, row.submissionId, 'sentence', row.reason, winner.sentence)
  );
}

/** Maps the positions of scores in the record to their submissions. */
export const mapPositions = ({ scores }: Records) =>
  new Map(scores.map(({ position, submissionId }) => [position, submissionId]));
