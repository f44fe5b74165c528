import { isRecord } from '#api/platform/rules.ts';

/** Asks the person's device for a new passkey; undefined when they stop, or it has one already. */
export async function askForNewPasskey(options: unknown) {
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
