import type { OwnStory, SaveStory } from '#api/stories/contract.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';

/** Reads the story of one's own campaign; 404 for another person's. */
export async function readStory(id: string, signal: AbortSignal): Promise<Outcome<OwnStory>> {
  const outcome = await callEndpoint(() =>
    api.campaigns[':id'].story.$get({ param: { id } }, { init: { cache: 'no-store', signal } }),
  );
  return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.doc } : outcome;
}

/** Publishes the story, or changes it. */
export function saveStory(id: string, json: SaveStory) {
  return callEndpoint(() => api.campaigns[':id'].story.$put({ param: { id }, json }));
}

/** Removes the story everywhere. */
export function removeStory(id: string) {
  return callEndpoint(() => api.campaigns[':id'].story.$delete({ param: { id } }));
}
