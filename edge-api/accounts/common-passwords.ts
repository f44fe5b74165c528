import { validationFailed } from '../platform/errors.ts';
import { isGuessablePassword, PASSWORD_COMMON, PASSWORD_GUESSABLE } from './password-rules.ts';

let passwordList: Promise<ReadonlySet<string>> | undefined;

/**
 * Throws when a new password is one that guessers try first; `path` is the field that it was typed into, `email` the
 * address that it is for.
 */
export async function rejectWeakPassword(password: string, path: string, email: string): Promise<void> {
  if (isGuessablePassword(password, email)) throw validationFailed([{ path, message: PASSWORD_GUESSABLE }]);
  if (await isCommonPassword(password)) throw validationFailed([{ path, message: PASSWORD_COMMON }]);
}

/**
 * Returns whether a password is among the 49,000 that breaches have shown most often, in any case. The list
 * ships with the product; it is loaded when the first password is chosen.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwordList ??= loadPasswordList();
  return (await passwordList).has(password.normalize('NFKC').toLowerCase());
}

async function loadPasswordList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
