import type { EditableProfile, OwnCharities } from '#api/charities/profile-contract.ts';
import { formatETag } from '#api/platform/etag-rules.ts';
import type { Values } from '#site/ui/use-form.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';

type ProfileOutcome = Outcome<{ readonly doc: EditableProfile }>;

const endpoint = api.charities[':id'].profile;

/** Reads the profile of a charity that the person edits. */
export function readProfile(id: string): Promise<ProfileOutcome> {
  return callEndpoint(() => endpoint.$get({ param: { id } }, { init: { cache: 'no-store' } }));
}

/** Reads which charities' profiles the person's account edits. */
export function readOwnCharities(): Promise<Outcome<OwnCharities>> {
  return callEndpoint(() => api.charities.mine.$get({}, { init: { cache: 'no-store' } }));
}

/** Saves the fields of a profile's form, which show its `version`; 412 when it has another one by now. */
export function saveProfile(id: string, version: number, values: Values): Promise<ProfileOutcome> {
  const json = { ...values, isAnbi: values['isAnbi'] === 'yes' };
  return callEndpoint(() =>
    endpoint.$patch({ param: { id }, json, header: { 'if-match': formatETag(version) } }),
  );
}

/** Saves the logo of a charity by its id; null for none. */
export function saveLogo(id: string, logo: string | null): Promise<ProfileOutcome> {
  return callEndpoint(() => endpoint.$patch({ param: { id }, json: { logo }, header: {} }));
}
