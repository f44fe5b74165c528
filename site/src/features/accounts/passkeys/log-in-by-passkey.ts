import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { api } from '../api.ts';
import { applyLogin } from '../session.ts';
import { askForPasskey } from './ask-for-passkey.ts';
import type { DeviceOutcome } from './passkey-calls.ts';

/** Logs in with a passkey of the device; on success the person and their permissions are loaded. */
export async function logInByPasskey(language: Language): Promise<DeviceOutcome<{ readonly user: User }>> {
  const challenge = await api.users.login['passkey-challenge'].$post();
  if (challenge.kind !== 'done') return challenge;
  const { token, options } = challenge.value;
  const response = await askForPasskey(options);
  if (!response) return { kind: 'stopped' };
  const json = { token, response, language };
  return applyLogin(await api.users.login.passkey.$post({ json }));
}
