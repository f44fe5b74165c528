import type { OwnPageParts } from '../accounts/shell/load-own-page.ts';
import { readReply } from '../accounts/shell/read-reply.ts';

/** Loads the first page of a person's submissions, and last year if they paid something in it. */
export async function loadSubmissions({ api }: Pick<OwnPageParts, 'api'>) {
  const [{ submissions, next }, { year }] = await Promise.all([
    readReply(api['campaign-submissions']['user-submissions'].$get({ query: {} })),
    readReply(api.users.me['last-year'].$get({})),
  ]);
  return { first: { docs: submissions, next }, lastYear: year };
}

export type LoadedSubmissions = Awaited<ReturnType<typeof loadSubmissions>>;
