import { ORIGIN } from './api.ts';

/** Flags of a device: user present and verified; with a new key also attested data. */
const FLAGS = { login: 0x05, registration: 0x45 };
const NO_AAGUID = new Uint8Array(16);

type Challenge = { readonly token: string; readonly options: { readonly challenge: string } };

const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const decode = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const toUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const join = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice()));

/** Encodes half of a signature as an ASN.1 integer. */
function toInteger(half: Uint8Array): Uint8Array {
  const digits = [...half].slice([...half].findIndex((byte) => byte !== 0));
  const positive = (digits[0] ?? 0) > 127 ? [0, ...digits] : digits;
  return join([2, positive.length], positive);
}

/** Creates a device with one passkey, whose responses follow https://www.w3.org/TR/webauthn-3/. */
export async function createAuthenticator({ origin = ORIGIN, isVerified = true } = {}) {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  if (!('privateKey' in keys)) throw new Error('ECDSA has two keys');
  const jwk = await crypto.subtle.exportKey('jwk', keys.publicKey);
  if (!('x' in jwk)) throw new Error('a key has coordinates');
  const id = crypto.getRandomValues(new Uint8Array(32));
  const rpIdHash = await sha256(toUtf8(new URL(origin).hostname));
  const toClientData = (type: string, challenge: string) =>
    toUtf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const toData = (flags: number) => join(rpIdHash, [isVerified ? flags : flags & ~4], [0, 0, 0, 0]);
  const toAnswer = ({ token }: Challenge, response: Readonly<Record<string, unknown>>) => ({
    token,
    response: { id: encode(id), rawId: encode(id), type: 'public-key', clientExtensionResults: {}, response },
  });

  return {
    /** Registers the new passkey in response to a challenge. */
    register(challenge: Challenge) {
      const key = join(
        [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32],
        decode(jwk.x ?? ''),
        [0x22, 0x58, 32],
        decode(jwk.y ?? ''),
      );
      const data = join(toData(FLAGS.registration), NO_AAGUID, [0, id.length], id, key);
      const attestation = join(
        [0xa3, 0x63],
        toUtf8('fmt'),
        [0x64],
        toUtf8('none'),
        [0x67],
        toUtf8('attStmt'),
        [0xa0, 0x68],
        toUtf8('authData'),
        [0x58, data.length],
        data,
      );
      const clientData = toClientData('webauthn.create', challenge.options.challenge);
      return toAnswer(challenge, {
        clientDataJSON: encode(clientData),
        attestationObject: encode(attestation),
        transports: ['internal'],
      });
    },
    /** Signs a challenge with the passkey. */
    async logIn(challenge: Challenge) {
      const clientData = toClientData('webauthn.get', challenge.options.challenge);
      const data = toData(FLAGS.login);
      const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
      const signed = join(data, await sha256(clientData)).slice();
      const raw = new Uint8Array(await crypto.subtle.sign(algorithm, keys.privateKey, signed));
      const halves = join(toInteger(raw.slice(0, 32)), toInteger(raw.slice(32)));
      return toAnswer(challenge, {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(data),
        signature: encode(join([0x30, halves.length], halves)),
      });
    },
  };
}
