import { AnswersPage } from '#api/nominees/contract.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { NOMINEES_MAX } from '#api/nominees/rules.ts';
import { SelectionReport } from '#api/nominees/selection-contract.ts';
import { findNearCopies, listFinalists, playFinal, prepareRound } from '#api/scoring/index.ts';
import { judgeByRubric } from '#api/scoring/rubric/rubric-rules.ts';
import { listDueReadings, readAnswers } from '#api/scoring/judge/read-answers.ts';
import { scoreAnswers } from '#api/scoring/judge/score-answers.ts';
import {
  rubricModel,
  UnscoredError,
  type LanguageJudge,
  type ScoringModel,
} from '#api/scoring/judge/scoring-model.ts';
import { FINALISTS_MAX, READINGS_MAX } from '#api/scoring/rules.ts';
import { callApi, runAsSystem } from './api.ts';
import { findRows } from './rows.ts';
import { seedFanAnswer } from './campaign-owner.ts';
import type { Person } from './people.ts';
import { createLanguageJudge, createReading } from './mock-judges.ts';
import { seedCampaign } from './seed.ts';
import type { Row } from './rows.ts';

/** The only answer that {@link halfDown} judges. */
export const PLAIN = 'I would like to meet her, that would be nice.';
/** When the first answer of a campaign was paid. */
export const FIRST = new Date('2026-11-20T10:00:00Z');

/** Judges that give the rubric's score: always, never, and for one answer only. */
export const fair = createLanguageJudge((brief, answer) =>
  Promise.resolve(createReading(judgeByRubric(brief, answer).score)),
);
export const down = createLanguageJudge(() => Promise.reject(new UnscoredError('down')));
export const halfDown = createLanguageJudge((brief, answer, options) =>
  (answer === PLAIN ? fair : down).read(brief, answer, options),
);

/** Seeds a closed campaign with these answers, paid one after the other. */
export async function seedAnsweredCampaign(ownerId: string, ...answers: readonly string[]) {
  const closedAt = new Date();
  const { id, slug } = await seedCampaign({ ownerId, isActive: false, closedAt });
  const ids: string[] = [];
  for (const [index, answer] of answers.entries()) {
    const paidAt = new Date(FIRST.getTime() + index);
    ids.push((await seedFanAnswer(id, { answer, paidAt })).id);
  }
  return { id, slug, ids, closedAt: closedAt.getTime() };
}

/** Has a campaign's answers read and scored by a model; those it cannot read stay unscored. */
export async function scoreBy(id: string, model: ScoringModel): Promise<void> {
  for (
    let reading = 1;
    model.kind === 'language-model' && reading <= READINGS_MAX - (model.panel ? 1 : 0);
    reading += 1
  ) {
    for (let count = 1; count > 0;) {
      count = await runAsSystem(async (ctx) => {
        const ids = await listDueReadings(ctx, id, model, { reading, cuts: [FINALISTS_MAX, NOMINEES_MAX] });
        return readAnswers(ctx, id, ids, model, { reading });
      });
    }
  }
  while ((await runAsSystem((ctx) => scoreAnswers(ctx, id, model))).judged > 0);
}

/** Plays the final of a campaign's scored answers. */
export function playFinalBy(id: string, model: LanguageJudge) {
  return runAsSystem(async (ctx) =>
    playFinal(await listFinalists(ctx, id, await findNearCopies(ctx, id)), async (standings, round) =>
      (await prepareRound(ctx, id, model, standings, round)).play(),
    ),
  );
}

/** Runs a selection with another model. */
export async function selectBy(campaign: { id: string; closedAt: number }, by: ScoringModel): Promise<void> {
  await scoreBy(campaign.id, by);
  await runAsSystem((ctx) => markNominees(ctx, { campaignId: campaign.id, closedAt: campaign.closedAt }));
}

/** Runs the selection of a closed campaign by the rubric. */
export const selectByRubric = ({ id, closedAt }: Pick<Row<'campaigns'>, 'id' | 'closedAt'>) =>
  selectBy({ id, closedAt: closedAt?.getTime() ?? 0 }, rubricModel);

/** Returns the scores of a campaign in the order of its record. */
export const readChain = (id: string) => findRows('scores', { campaignId: id }, 'position');

/** Returns a page of the paid answers of a campaign as its owner sees them. */
export async function fetchAnswers(owner: Pick<Person, 'get'>, id: string, query = ''): Promise<AnswersPage> {
  return AnswersPage.parse((await owner.get(`/api/campaigns/${id}/answers${query}`)).body);
}

/** Returns what anyone reads about the selection of a campaign. */
export async function fetchReport(slug: string, query = ''): Promise<SelectionReport> {
  const answer = await callApi(`/campaigns/by-slug/${slug}/selection${query}`);
  return SelectionReport.parse(Object(await answer.json()).doc);
}
