import type { OwnSession, Profile } from '#api/accounts/contract.ts';
import type { CelebrityProfile } from '#api/celebrities/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { Values } from '#site/ui/use-form.ts';
import { api, sendToApi } from './api.ts';
import { callEndpoint, type ApiResponse, type Outcome } from '#widget/client/outcome.ts';
import { leaveBy } from './session.ts';
import { toPersonalFields } from './sign-up.ts';
import { withStepUp } from './step-up/step-up.ts';

/** The person with what only this page shows. */
export function readProfile(): Promise<Outcome<{ readonly profile: Profile }>> {
  return callEndpoint(() => api.users.me.profile.$get({}, { init: { cache: 'no-store' } }));
}

/** Name, language, phone and location. */
export function savePerson(values: Values): Promise<Outcome<unknown>> {
  const { name = '', phone = '', location = '', language } = values;
  const json = { name, phone, location, language: language === 'en' ? ('en' as const) : ('nl' as const) };
  return callEndpoint(() => api.users.me.$patch({ json }));
}

/** The celebrity's own profile. */
export function readCelebrity(): Promise<Outcome<{ readonly doc: CelebrityProfile }>> {
  return callEndpoint(() => api['celebrities-custom']['by-user'].$get({}, { init: { cache: 'no-store' } }));
}

/** The Personal step's fields and the social media of a celebrity. */
export function saveCelebrity(id: string, values: Values): Promise<Outcome<unknown>> {
  const { instagram = '', twitter = '', facebook = '' } = values;
  const json = { ...toPersonalFields(values), socialMedia: { instagram, twitter, facebook } };
  return callEndpoint(() => api['celebrities-custom'][':id'].$patch({ param: { id }, json }));
}

/** The picture of a celebrity by its id; null for none. */
export function saveAvatar(id: string, avatar: string | null): Promise<Outcome<unknown>> {
  return callEndpoint(() => api['celebrities-custom'][':id'].$patch({ param: { id }, json: { avatar } }));
}

/** Asks for a link to the new address, which changes when the link is used. */
export function changeEmail(values: Values, language: Language): Promise<Outcome<unknown>> {
  const json = { newEmail: values['newEmail'] ?? '', language };
  return withStepUp(() => callEndpoint(() => api.auth['change-email'].$post({ json })));
}

/** Sets a new password and ends every other session. */
export function changePassword(values: Values, language: Language): Promise<Outcome<unknown>> {
  const json = { newPassword: values['newPassword'] ?? '', language };
  return withStepUp(() => callEndpoint(() => api.auth['change-password'].$post({ json })));
}

/** Erases the person. */
export function erasePerson(language: Language): Promise<Outcome<unknown>> {
  const json: { password?: string; language: Language } = { language };
  return leaveBy(() => withStepUp(() => callEndpoint(() => api.users.me.$delete({ json }))));
}

/** Saves everything that is stored about the person as a file. */
export async function downloadExport(): Promise<Outcome<unknown>> {
  const init = { cache: 'no-store' } as const;
  const outcome = await withStepUp(() => callEndpoint(() => sendToApi('/api/users/me/export', init)));
  if (outcome.kind !== 'done') return outcome;
  const file = new Blob([JSON.stringify(outcome.value, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'power-hour.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
  return outcome;
}

/** Where the person is logged in. */
export function readSessions(): Promise<Outcome<{ readonly docs: readonly OwnSession[] }>> {
  return callEndpoint(() => api.users.me.sessions.$get({}, { init: { cache: 'no-store' } }));
}

/** Ends a session; without an id all but this one. */
export function endSessions(id?: string): Promise<Outcome<unknown>> {
  const { sessions } = api.users.me;
  return callEndpoint<ApiResponse>(() =>
    id === undefined ? sessions.$delete() : sessions[':id'].$delete({ param: { id } }),
  );
}
