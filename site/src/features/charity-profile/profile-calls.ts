import { formatETag } from '#api/platform/etag-rules.ts';
import type { Values } from '#site/ui/use-form.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import type { Place } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';

const { profile: endpoint, campaigns: requests } = api.charities[':id'];

/** Reads the profile of a charity that the person edits. */
export const readProfile = (id: string) => callEndpoint(() => endpoint.$get({ param: { id } }));

/** Saves the fields of a profile's form, which show its `version`; 412 when it has another one by now. */
export function saveProfile(id: string, version: number, values: Values) {
  const json = { ...values, isAnbi: values['isAnbi'] === 'yes' };
  const header = { 'if-match': formatETag(version) };
  return callEndpoint(() => endpoint.$patch({ param: { id }, json, header }));
}

/** Saves the logo of a charity by its id; null for none. */
export const saveLogo = (id: string, logo: string | null) =>
  callEndpoint(() => endpoint.$patch({ param: { id }, json: { logo }, header: {} }));

/** Reads a page of the running campaigns for a charity, those that wait for it first. */
export const readRequests = (id: string, query: Place, signal: AbortSignal) =>
  callEndpoint(() => requests.$get({ param: { id }, query }, { init: { signal } }));

/** Declines a campaign that is not public yet, with a reason for its owner. */
export const declineCampaign = (id: string, campaignId: string, reason: string) =>
  callEndpoint(() => requests[':campaignId'].decline.$post({ param: { id, campaignId }, json: { reason } }));
