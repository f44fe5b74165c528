import { rubricModel, type ScoringModel } from './scoring-model.ts';

/** Returns the model that judges in this environment: Workers AI where it is bound, else the rubric. */
export async function getScoringModel(env: Env): Promise<ScoringModel> {
  if (!env.AI) return rubricModel;
  // Loaded when answers are scored: no other call pays for the AI SDK.
  const { createWorkersAiModel } = await import('./ai-model.ts');
  return createWorkersAiModel(env.AI);
}
