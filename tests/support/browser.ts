import { exports } from 'cloudflare:workers';
import { ORIGIN } from './api.ts';
import { createClient } from './client.ts';

export { ORIGIN };

let addresses = 0;

/** Creates a separate browser in front of the Worker; responses are JSON, `language` is the preferred one. */
export function createBrowser(language = 'en') {
  addresses += 1;
  return createClient({
    origin: ORIGIN,
    ip: `2001:db8:0:${addresses.toString(16)}::1`,
    language,
    send: (request) => exports.default.fetch(request),
    parse: (text) => JSON.parse(text),
  });
}
