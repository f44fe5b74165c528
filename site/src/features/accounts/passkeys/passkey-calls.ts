import { type Language, isRecord } from '#api/platform/rules.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { api } from '../api.ts';
import { callWithStepUp } from '../step-up/step-up.ts';

/** The outcome of the call, or that the person cancelled the device's prompt before it. */
export type DeviceOutcome<Value = unknown> = Outcome<Value> | { readonly kind: 'stopped' };

const { passkeys } = api.users.me;

/** The person's own passkeys. */
export const readPasskeys = () => passkeys.$get();

/** Adds a passkey that the device creates. */
export async function addPasskey(language: Language): Promise<DeviceOutcome> {
  const challenge = await callWithStepUp(() => passkeys.challenge.$post({ json: {} }));
  if (challenge.kind !== 'done') return challenge;
  const { token, options } = challenge.value;
  const response = await askForNewPasskey(options);
  if (!response) return { kind: 'stopped' };
  const json = { token, response, language };
  return passkeys.$post({ json });
}

/** Asks the device to create a passkey; undefined when the person cancels, or it already has one. */
async function askForNewPasskey(options: unknown) {
  if (!isCreation(options)) return undefined;
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = await navigator.credentials.create({ publicKey });
    if (!(credential instanceof PublicKeyCredential)) return undefined;
    const { id, rawId, response } = credential.toJSON();
    return 'attestationObject' in response ? { id, rawId, type: 'public-key' as const, response } : undefined;
  } catch {
    return undefined;
  }
}

function isCreation(options: unknown): options is PublicKeyCredentialCreationOptionsJSON {
  return (
    isRecord(options) && typeof options['challenge'] === 'string' && 'rp' in options && 'user' in options
  );
}
