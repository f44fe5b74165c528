import { workersAiModel } from './ai-model.ts';
import { rubricModel, type ScoringModel } from './scoring-model.ts';

/** The model that judges in this environment: Workers AI where it is bound, else the rubric. */
export function modelFor(env: Env): ScoringModel {
  return env.AI ? workersAiModel(env.AI) : rubricModel;
}
