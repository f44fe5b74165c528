import { rubricModel, type ScoringModel } from './scoring-model.ts';

/** The model that judges in this environment. */
export function modelFor(_env: Env): ScoringModel {
  return rubricModel;
}
