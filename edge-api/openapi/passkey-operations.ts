import { z } from 'zod';
import { Passkey, PasskeyChallenge, PasskeyList, PasskeyUser } from '../accounts/passkey-contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const Doc = z.object({ doc: Passkey });

/** Calls about passkeys: a person's own, and logging in with one. */
export const PASSKEY_OPERATIONS: OperationDocs = {
  'GET /api/users/me/passkeys': { summary: 'One’s own passkeys', access: 'person', answer: PasskeyList },
  'POST /api/users/me/passkeys/challenge': {
    summary: 'Start to add a passkey; takes the password or a recent log-in',
    access: 'person',
    answer: PasskeyChallenge,
    errors: [409],
  },
  'POST /api/users/me/passkeys': {
    summary: 'Add the passkey that answers a challenge',
    access: 'person',
    status: 201,
    answer: Doc,
  },
  'PATCH /api/users/me/passkeys/{id}': { summary: 'Rename a passkey', access: 'owner', answer: Doc },
  'DELETE /api/users/me/passkeys/{id}': {
    summary: 'Remove a passkey',
    access: 'owner',
    answer: z.object({ ok: z.literal(true) }),
  },
  'POST /api/users/login/passkey-challenge': {
    summary: 'Start to log in with a passkey',
    access: 'anyone',
    answer: PasskeyChallenge,
    errors: [429],
  },
  'POST /api/users/login/passkey': {
    summary: 'Log in with the passkey that answers a challenge',
    access: 'anyone',
    answer: PasskeyUser,
    errors: [429],
  },
};
