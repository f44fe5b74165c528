import { createClient } from '#api/client.ts';
import { createSend } from '#widget/client/send.ts';
import { clearSession } from './session-state.ts';

/**
 * fetch for the site's islands, with the session's cookie; a 401 clears the session everywhere (specification §4,
 * "Session"). For calls that are not typed.
 */
export const sendToApi = createSend({ credentials: 'include', onUnauthenticated: clearSession });

/** The API as the site's islands call it. */
export const { api } = createClient('', sendToApi);
