import { createApi } from '#widget/client/api.ts';
import { clearSession } from './session-state.ts';

/**
 * The API as the site's islands call it: with the session's cookie; a 401 clears the session everywhere
 * (specification §4, "Session"). `send` is for calls that are not typed.
 */
export const { api, send: sendToApi } = createApi({
  credentials: 'include',
  onUnauthenticated: clearSession,
});
