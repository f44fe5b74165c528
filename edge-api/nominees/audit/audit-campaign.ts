import type { campaigns } from '../../campaigns/table.ts';
import type { EntryRow } from '../../scoring/index.ts';
import { digestTrials } from '../record/record-selection.ts';
import { listBodies, parseBody, RankingBody, WinnerBody } from '../record/entry-bodies.ts';
import type { ChainProblem } from './audit-chain.ts';
import type { Records } from './read-records.ts';

type Campaign = typeof campaigns.$inferSelect;
type Trial = Records['trials'][number];

/** Returns the position of a campaign's latest `reopened` entry; 0 if it was never reopened. */
export function findReopening(entries: readonly EntryRow[]): number {
  return entries.findLast(({ kind }) => kind === 'reopened')?.position ?? 0;
}

/** Returns a ranking whose closing time or judge trials differ from the campaign's. */
export function auditClosing(campaign: Campaign, records: Records): ChainProblem | undefined {
  const { entries, trials, run } = records;
  const entry = entries.findLast(({ kind }) => kind === 'ranking');
  if (!entry || entry.position < findReopening(entries)) return undefined;
  const { position } = entry;
  const body = parseBody(RankingBody, entry);
  if (campaign.isActive || body?.closedAt !== (campaign.closedAt?.getTime() ?? null))
    return { position, kind: 'closing' };
  const isBefore = ({ probedAt }: Trial) => probedAt <= entry.writtenAt;
  // The next ranking binds later trials, unless the selection ends without one.
  const isOpen = Boolean(run?.runId ?? run?.nextAttemptAt ?? run?.givenUpAt ?? campaign.cancelledAt);
  const lastJudging = entries.findLast(({ kind }) => kind === 'score' || kind === 're-reading');
  const isFollowed = ({ probedAt }: Trial) => lastJudging !== undefined && probedAt <= lastJudging.writtenAt;
  const areKnown = isOpen || trials.every((trial) => isBefore(trial) || isFollowed(trial));
  return areKnown && digestTrials(trials.filter(isBefore)) === body.trials
    ? undefined
    : { position, kind: 'trial' };
}

/** Returns the first winner entry whose deadline or number of winners differs from the campaign's. */
export function auditTerms(campaign: Campaign, { entries }: Records): ChainProblem | undefined {
  const deadline = campaign.subscriptionDeadline?.getTime() ?? null;
  const entry = listBodies(entries, 'winner', WinnerBody).find(
    ({ body }) => body?.deadline !== deadline || body.twoWinners !== campaign.twoWinners,
  );
  return entry && { position: entry.position, kind: 'terms' };
}
