import type { Language } from '#api/platform/rules.ts';
import { saveFile } from '#site/ui/save-file.ts';
import type { Values } from '#site/ui/use-form.ts';
import { api, sendToApi } from './api.ts';
import { callEndpoint, type ApiResponse } from '#widget/client/outcome.ts';
import { leaveBy } from './session.ts';
import { toPersonalFields } from './sign-up.ts';
import { callWithStepUp } from './step-up/step-up.ts';

const celebrities = api['celebrities-custom'];

/** The person with what only this page shows. */
export const readProfile = () => callEndpoint(() => api.users.me.profile.$get());

/** Name, language, phone and location. */
export function savePerson(values: Values) {
  const { name = '', phone = '', location = '', language } = values;
  const json = { name, phone, location, language: language === 'en' ? ('en' as const) : ('nl' as const) };
  return callEndpoint(() => api.users.me.$patch({ json }));
}

/** The Personal step's fields and the social media of a celebrity. */
export function saveCelebrity(id: string, values: Values) {
  const { instagram = '', twitter = '', facebook = '' } = values;
  const json = { ...toPersonalFields(values), socialMedia: { instagram, twitter, facebook } };
  return callEndpoint(() => celebrities[':id'].$patch({ param: { id }, json }));
}

/** The picture of a celebrity by its id; null for none. */
export const saveAvatar = (id: string, avatar: string | null) =>
  callEndpoint(() => celebrities[':id'].$patch({ param: { id }, json: { avatar } }));

/** Asks for a link to the new address, which changes when the link is used. */
export function changeEmail({ newEmail = '' }: Values, language: Language) {
  const json = { newEmail, language };
  return callWithStepUp(() => api.auth['change-email'].$post({ json }));
}

/** Sets a new password and ends every other session. */
export function changePassword({ newPassword = '' }: Values, language: Language) {
  const json = { newPassword, language };
  return callWithStepUp(() => api.auth['change-password'].$post({ json }));
}

/** Erases the person. */
export function erasePerson(language: Language) {
  const json: { password?: string; language: Language } = { language };
  return leaveBy(() => callWithStepUp(() => api.users.me.$delete({ json })));
}

/** Saves everything that is stored about the person as a file. */
export async function downloadExport() {
  const outcome = await callWithStepUp(() => sendToApi('/api/users/me/export'));
  if (outcome.kind !== 'done') return outcome;
  const file = new Blob([JSON.stringify(outcome.value, null, 2)], { type: 'application/json' });
  saveFile(file, 'power-hour.json');
  return outcome;
}

/** Where the person is logged in. */
export const readSessions = () => callEndpoint(() => api.users.me.sessions.$get());

/** Ends a session; without an id all but this one. */
export function endSessions(id?: string) {
  const { sessions } = api.users.me;
  return callEndpoint<ApiResponse>(() =>
    id === undefined ? sessions.$delete() : sessions[':id'].$delete({ param: { id } }),
  );
}
