import { createClient } from '#api/client.ts';
import { createSend, type SessionTransport } from './send.ts';

/** Returns the API's typed client, and the fetch below it for calls that are not typed. */
export function createApi(transport: SessionTransport) {
  const send = createSend(transport);
  return { api: createClient('', send).api, send };
}
