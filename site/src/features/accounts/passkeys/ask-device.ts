import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { isRecord } from '#api/platform/rules.ts';

/**
 * Asks the person's device for a new passkey; undefined when they stop, or it has one already. What it takes is loaded
 * only now.
 */
export async function askForNewPasskey(optionsJSON: unknown) {
  if (!isCreation(optionsJSON)) return undefined;
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { response, ...passkey } = await startRegistration({ optionsJSON });
    return { ...passkey, response: { ...response } };
  } catch (error) {
    console.warn('No passkey was made', error);
    return undefined;
  }
}

/** Asks the person's device to sign with a passkey; undefined when they stop, or it has none. */
export async function askForPasskey(optionsJSON: unknown) {
  if (!isRequest(optionsJSON)) return undefined;
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { response, ...passkey } = await startAuthentication({ optionsJSON });
    return { ...passkey, response: { ...response } };
  } catch (error) {
    console.warn('No passkey was chosen', error);
    return undefined;
  }
}

function isCreation(options: unknown): options is PublicKeyCredentialCreationOptionsJSON {
  return isRequest(options) && 'rp' in options && 'user' in options;
}

function isRequest(options: unknown): options is PublicKeyCredentialRequestOptionsJSON {
  return isRecord(options) && typeof options['challenge'] === 'string';
}
