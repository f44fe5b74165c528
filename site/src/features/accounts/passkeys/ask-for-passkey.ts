import { isRecord } from '#api/platform/rules.ts';

/** Asks the person's device to sign with a passkey; undefined when they cancel, or it has none. */
export async function askForPasskey(options: unknown) {
  if (!isRequest(options)) return undefined;
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = await navigator.credentials.get({ publicKey });
    if (!(credential instanceof PublicKeyCredential)) return undefined;
    const { id, rawId, response } = credential.toJSON();
    return 'signature' in response ? { id, rawId, type: 'public-key' as const, response } : undefined;
  } catch {
    return undefined;
  }
}

function isRequest(options: unknown): options is PublicKeyCredentialRequestOptionsJSON {
  return isRecord(options) && typeof options['challenge'] === 'string';
}

/** Returns whether this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}
