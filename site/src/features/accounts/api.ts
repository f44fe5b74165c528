import { createClient } from '#api/client.ts';
import { createSend } from '#widget/client/send.ts';
import { toFailure } from '#widget/client/outcome.ts';
import { $isConfirmedElsewhere, clearSession } from './session-state.ts';

/**
 * fetch for the site's islands, with the session cookie. A 401 that is not about a password clears the session for all
 * islands (RULES.md, "Session"). For untyped calls.
 */
export const sendToApi = createSend({ credentials: 'include', onUnauthenticated: forgetSession });

/** The API as the site's islands call it. */
export const { api } = createClient('', sendToApi);

async function forgetSession(response: Response): Promise<void> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { kind, code } = toFailure(response.status, body);
  if (kind === 'refused') return;
  $isConfirmedElsewhere.set(code === 'confirmed_elsewhere');
  clearSession();
}
