import { z } from 'zod';
import { encodeMessage, Json } from '../platform/contract.ts';
import { requiredLine } from './contract.ts';
import { PASSKEY_NAME_MAX, PASSKEY_NAME_REQUIRED, PASSKEY_REFUSED } from './passkey-rules.ts';

export const Passkey = z.object({ id: z.string(), name: z.string(), createdAt: z.iso.datetime() });
export type Passkey = z.infer<typeof Passkey>;
export const PasskeyList = z.object({ docs: z.array(Passkey) });

/** Options that a browser passes to WebAuthn unchanged, and the challenge's token, to be sent with the response. */
export const PasskeyChallenge = z.object({ token: z.string(), options: z.record(z.string(), Json) });

/** Maximum length of each part of a browser's response; an attestation is the longest. */
const PART_MAX = 20_000;
const TRANSPORTS_MAX = 10;
const TRANSPORT_MAX = 40;
const Refused = { error: encodeMessage(PASSKEY_REFUSED) };
const Part = z.string(Refused).max(PART_MAX, Refused);

const Credential = z.object({ id: Part, rawId: Part, type: z.literal('public-key') });

/** A browser's response, as far as it is read (https://www.w3.org/TR/webauthn-3/#iface-pkcredential). */
const NewCredential = Credential.extend({
  response: z.object({
    clientDataJSON: Part,
    attestationObject: Part,
    transports: z.array(z.string().max(TRANSPORT_MAX)).max(TRANSPORTS_MAX).optional(),
  }),
});
const SignedCredential = Credential.extend({
  response: z.object({ clientDataJSON: Part, authenticatorData: Part, signature: Part }),
  clientExtensionResults: z.object({}).default({}),
});
const PasskeyName = requiredLine(PASSKEY_NAME_REQUIRED, PASSKEY_NAME_MAX);

/** Without a name, the passkey is named after its browser. */
export const AddPasskey = z.object({ token: Part, response: NewCredential, name: PasskeyName.optional() });
export type AddPasskey = z.infer<typeof AddPasskey>;
export const RenamePasskey = z.object({ name: PasskeyName });
export type RenamePasskey = z.infer<typeof RenamePasskey>;
export const LogInByPasskey = z.object({ token: Part, response: SignedCredential });
export type LogInByPasskey = z.infer<typeof LogInByPasskey>;
