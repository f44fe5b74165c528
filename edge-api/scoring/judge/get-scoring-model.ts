import type { Ctx } from '#api/platform/context.ts';
import { createPanel, rubricModel, type ScoringModel } from './scoring-model.ts';

/** Returns this environment's judge: Workers AI if it is bound, with a second model if one is set, else the rubric. */
export async function getScoringModel({
  env,
  settings,
}: Pick<Ctx, 'env' | 'settings'>): Promise<ScoringModel> {
  if (!env.AI) return rubricModel;
  // Loaded only when answers are scored, so that no other call pays for the AI SDK.
  const { createWorkersAiModel, WORKERS_AI_MODEL } = await import('./ai-model.ts');
  const first = createWorkersAiModel(env.AI, WORKERS_AI_MODEL);
  const { SECOND_JUDGE: second } = settings;
  return second === undefined ? first : createPanel(first, createWorkersAiModel(env.AI, second));
}
