import { createClient, type Client } from '#api/client.ts';
import { createSend } from '#widget/client/send.ts';
import { callEndpoint, type ApiResponse, type Outcome, type Outcomes } from '#widget/client/outcome.ts';
import { $isConfirmedElsewhere, clearSession } from './session-state.ts';

/** fetch for the site's islands, with the session cookie; for calls that {@link api} does not have. */
export const sendToApi = createSend({ credentials: 'include' });

/** The API as the site's islands call it. */
export const { api } = createOutcomes();

function createOutcomes(): Outcomes<Client>;
function createOutcomes(): unknown {
  return createClient('', (address, init) => callAsPerson(() => sendToApi(address, init)));
}

/** Makes a call. A 401 that is not about a password clears the session for all islands (RULES.md, "Session"). */
export async function callAsPerson<T>(call: () => Promise<ApiResponse<T>>): Promise<Outcome<T>> {
  const outcome = await callEndpoint(call);
  if (outcome.kind === 'unauthenticated') {
    $isConfirmedElsewhere.set(outcome.code === 'confirmed_elsewhere');
    clearSession();
  }
  return outcome;
}
