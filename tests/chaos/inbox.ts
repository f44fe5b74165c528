import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** A mail that the mail service accepted. */
export type Received = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

const POLL_MS = 150;
const MAIL_TIMEOUT_MS = 8000;
const Mail = z.object({
  to: z.union([z.string(), z.array(z.string())]).transform((to) => [to].flat().join(', ')),
  subject: z.string(),
  text: z.string().default(''),
});
const Batch = z.union([z.array(Mail), Mail.transform((mail) => [mail])]);
const Answer = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
  z.object({ id: z.string() }).transform(({ id }) => [id]),
]);

type Fetch = (request: Request) => Response | Promise<Response>;

/** Stores every mail that the mail service accepts, once per idempotency key. */
export function createInbox() {
  const mails = new Map<string, Received>();

  /** Wraps the service so that its mails are stored. */
  const watch =
    (fetch: Fetch): Fetch =>
    async (request) => {
      if (request.method !== 'POST' || !new URL(request.url).pathname.startsWith('/emails'))
        return fetch(request);
      const text = await request.text();
      const { url, method, headers } = request;
      const response = await fetch(new Request(url, { method, headers, body: text }));
      if (!response.ok) return response;
      const ids = Answer.parse(await response.clone().json());
      // The sandbox forgets all but a thousand mails and their keys, while the real service keeps keys for a day.
      const key = headers.get('idempotency-key');
      Batch.parse(JSON.parse(text)).forEach((mail, at) => {
        const id = key === null ? (ids[at] ?? '') : `${key} ${at}`;
        if (!mails.has(id)) mails.set(id, { id, ...mail });
      });
      return response;
    };

  const count = (address: string) => [...mails.values()].filter(({ to }) => to === address).length;

  /** Waits for a pattern in the newest mail to an address after the first `skipped`, and returns what it captures. */
  async function find(address: string, pattern: RegExp, skipped = 0): Promise<string | undefined> {
    for (const until = Date.now() + MAIL_TIMEOUT_MS; Date.now() < until;) {
      const own = [...mails.values()].filter(({ to }) => to === address).slice(skipped);
      const found = own.map(({ text }) => pattern.exec(text)?.[1]).findLast((match) => match !== undefined);
      if (found !== undefined) return found;
      await sleep(POLL_MS);
    }
    return undefined;
  }

  return { watch, count, find, list: (): readonly Received[] => [...mails.values()] };
}
export type Inbox = ReturnType<typeof createInbox>;
