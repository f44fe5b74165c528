import { z } from 'zod';
import { Submission } from '#api/subscriptions/contract.ts';
import type { Fan } from './answers.ts';
import type { Person } from './people.ts';
import { providerDownEnv, requestApi } from './api.ts';
import { toCookie } from './client.ts';

/** The address of a fan's own submissions. */
export const OWN = '/api/campaign-submissions/user-submissions';

/** Returns the address of a submission. */
export const toSubmissionPath = (id: string) => `/api/campaign-submissions/${id}`;

const List = z.object({ submissions: z.array(Submission.strict()), next: z.null() });

/** Lists a fan's own submissions, which fit on one page. */
export const listSubmissions = async (fan: Pick<Person, 'get'>) =>
  List.parse((await fan.get(OWN)).body).submissions;

/** Makes a fan's call while the provider is down for that call only. */
export function requestWhileProviderDown(fan: Fan, method: string, path: string) {
  return requestApi(path, providerDownEnv, { method, headers: { cookie: toCookie(fan) } });
}
