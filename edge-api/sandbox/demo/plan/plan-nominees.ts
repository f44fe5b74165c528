import { HOUR_MS } from '#api/platform/rules.ts';
import type { user } from '#api/accounts/table.ts';
import type { campaigns } from '#api/campaigns/table.ts';
import { judgeAnswerByRubric } from '#api/scoring/judge/judge-answer.ts';
import { rankAnswers, takeBest } from '#api/nominees/ranking-rules.ts';
import { NOMINEES_MAX, winnersToChoose } from '#api/nominees/rules.ts';
import { sha256 } from '#api/platform/digest.ts';
import { rubricModel } from '#api/scoring/judge/scoring-model.ts';
import { buildRows } from '#api/scoring/record/append-scores.ts';
import { toBriefRow, toBriefWords } from '#api/scoring/record/brief.ts';
import {
  chainEntries,
  type EntryRow,
  listEnds,
  type NewEntry,
  toAboutBody,
} from '#api/scoring/record/chain.ts';
import { createSalt } from '#api/scoring/record/entry-bodies.ts';
import { toWinnerContent } from '#api/nominees/record/record-winner.ts';
import { digestTrials, toRankingEntries } from '#api/nominees/record/record-selection.ts';
import { CAMPAIGNS } from '../data/demo-data.ts';
import { toPlainText } from '#api/campaigns/rich-text-rules.ts';
import type { scores } from '#api/scoring/table.ts';
import type { submissions } from '#api/submissions/table.ts';

type CampaignRow = typeof campaigns.$inferInsert;
type SubmissionRow = typeof submissions.$inferInsert;
type UserRow = typeof user.$inferInsert;

const CHOSEN_AFTER_MS = 2 * HOUR_MS;

/** Returns the outcomes of the demo's closed campaigns, judged and ranked as the nominees module does. */
export function planOutcomes(
  campaignRows: readonly CampaignRow[],
  submissionRows: readonly SubmissionRow[],
  users: readonly UserRow[],
) {
  return campaignRows
    .filter(({ nomineesSelected }) => nomineesSelected)
    .map((campaign) => judgeCampaign(campaign, submissionRows, users));
}

function judgeCampaign(campaign: CampaignRow, rows: readonly SubmissionRow[], users: readonly UserRow[]) {
  const { id: campaignId, closedAt, updatedAt, fanQuestionOther = null } = campaign;
  const writtenAt = closedAt ?? updatedAt;
  const words = toBriefWords({ ...campaign, fanQuestionOther });
  const brief = toBriefRow(campaignId, 1, words, rubricModel, writtenAt);
  const chain: EntryRow[] = [];
  const append = (entries: readonly NewEntry[]) =>
    chain.push(...chainEntries(campaignId, chain.at(-1), entries, writtenAt));
  const frozen = { salt: createSalt(), version: 1, digest: brief.digest, frozenAt: writtenAt.getTime() };
  append([{ kind: 'brief', body: frozen }]);
  const sources = listPaid(campaignId, rows).map((submission) => toSource(campaign, submission));
  const judge = { model: rubricModel.name, rubricVersion: rubricModel.rubricVersion, briefVersion: 1 };
  const judged = buildRows({ campaignId, judge, head: chain.at(-1), now: writtenAt }, sources);
  chain.push(...judged.entries);
  const ranked = rankAnswers(sortByScore(judged.rows), []);
  const { best: first, tied } = takeBest(ranked, NOMINEES_MAX);
  const best = first.map((answer, index) => ({ ...answer, rank: index + 1 }));
  const asRanked: Parameters<typeof toRankingEntries>[1] = {
    closedAt: closedAt?.getTime() ?? null,
    trials: digestTrials([]),
    finalists: 0,
    answers: ranked.map(({ position, place, strength }) => [position, place, strength]),
  };
  const { ranking, nomination } = toRankingEntries(chain.at(-1), asRanked, best);
  append([
    { kind: 'ranking', body: ranking },
    { kind: 'nomination', body: nomination },
  ]);
  const chosen = best
    .slice(0, campaign.winnersSelected ? winnersToChoose(campaign.twoWinners ?? false, best.length) : 0)
    .map(({ submissionId, position }, index) => ({
      submissionId,
      position,
      slot: index + 1,
      ...findWinner(sources, users, submissionId),
    }));
  const selectedAt = new Date(writtenAt.getTime() + CHOSEN_AFTER_MS);
  append(
    chosen.map((winner) => ({
      kind: 'winner',
      body: toAboutBody(winner, toWinnerContent(toTerms(campaign), winner, winner.key, selectedAt, 'owner')),
    })),
  );
  return {
    briefs: [{ ...brief, position: 1 }],
    keys: sources.map(({ submission, key }) => ({ submissionId: submission.id, key })),
    scores: judged.rows,
    entries: chain,
    heads: listEnds(chain).map(({ position, hash }) => ({ campaignId, position, hash, writtenAt })),
    rankings: [
      {
        campaignId,
        rankedAt: writtenAt,
        knownAt: writtenAt,
        tied: tied.map(({ submissionId }) => submissionId),
      },
    ],
    nominees: best.map(({ submissionId, score, rank, place }) => {
      return { campaignId, submissionId, rank, place, score };
    }),
    winners: chosen.map(({ submissionId, slot, sentence }) => {
      return { campaignId, submissionId, slot, selectedAt, reason: sentence };
    }),
  };
}

const toTerms = ({ subscriptionDeadline = null, twoWinners = false }: CampaignRow) => ({
  subscriptionDeadline,
  twoWinners,
});

function listPaid(campaignId: string, rows: readonly SubmissionRow[]): readonly SubmissionRow[] {
  return rows
    .filter((row) => row.campaignId === campaignId && row.status === 'paid')
    .toSorted((a, b) => Number(a.paidAt) - Number(b.paidAt));
}

function sortByScore(rows: readonly (typeof scores.$inferInsert)[]) {
  return rows
    .map(({ submissionId, position, cluster = null, score }) => {
      return { submissionId, position, cluster, score: score ?? 0 };
    })
    .toSorted((a, b) => b.score - a.score || (a.submissionId < b.submissionId ? -1 : 1));
}

/** Returns a winner's address, the key of their digests, and the owner's sentence, if any. */
function findWinner(
  sources: readonly ReturnType<typeof toSource>[],
  users: readonly UserRow[],
  submissionId: string,
) {
  const source = sources.find(({ submission }) => submission.id === submissionId);
  const sentence =
    CAMPAIGNS.flatMap(({ answers }) => answers).find(({ answer }) => answer === source?.submission.answer)
      ?.reason ?? null;
  const email = users.find(({ id }) => id === source?.submission.userId)?.email ?? '';
  return { key: source?.key ?? '', email, sentence };
}

/** Returns what the record stores about an answer that the rubric judged. */
function toSource(campaign: CampaignRow, submission: SubmissionRow): Parameters<typeof buildRows>[1][number] {
  const { id, userId, question, answer, language, paidAt } = submission;
  const prompt = { description: toPlainText(campaign.description), keywords: campaign.keywords, question };
  return {
    submission: {
      id,
      userId: userId ?? null,
      question,
      answer,
      paidAt: paidAt ?? null,
      reopenings: [],
      round: 0,
    },
    promptHash: sha256(rubricModel.renderPrompt(prompt, language)),
    key: createSalt(),
    cluster: null,
    judgement: judgeAnswerByRubric(prompt, answer),
  };
}
