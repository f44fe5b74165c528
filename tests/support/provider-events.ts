import { inject } from 'vitest';
import { z } from 'zod';
import { COMPLETED } from './provider.ts';

const Redelivered = z.object({ redelivered: z.array(z.object({ event: z.string(), type: z.string() })) });

/** Returns the id of the provider's message about a completed checkout, which is not delivered in these tests. */
export async function readEventId(sessionId: string): Promise<string> {
  const url = `http://localhost:${inject('sandboxPort')}/control/sessions/${sessionId}/redeliver`;
  const { redelivered } = Redelivered.parse(await (await fetch(url, { method: 'POST' })).json());
  const id = redelivered.find(({ type }) => type === COMPLETED)?.event;
  if (id === undefined) throw new Error('the checkout was not completed');
  return id;
}
