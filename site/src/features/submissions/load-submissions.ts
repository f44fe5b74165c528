import type { OwnPageParts } from '../accounts/shell/load-own-page.ts';
import { readReply } from '../accounts/shell/read-reply.ts';

/** Loads the first of a person's submissions, and whether they paid something last year. */
export async function loadSubmissions({ api }: Pick<OwnPageParts, 'api'>) {
  const [{ submissions, next }, { year }] = await Promise.all([
    readReply(api['campaign-submissions']['user-submissions'].$get({ query: {} })),
    readReply(api.users.me['last-year'].$get({})),
  ]);
  return { first: { docs: submissions, next }, lastYear: year };
}

export type LoadedSubmissions = Awaited<ReturnType<typeof loadSubmissions>>;
