import { validationFailed } from '../platform/errors.ts';
import { isGuessablePassword, PASSWORD_COMMON, PASSWORD_GUESSABLE } from './password-rules.ts';

let passwordList: Promise<ReadonlySet<string>> | undefined;

/** Throws when a new password for `email`, entered in the field `path`, is easy to guess or common. */
export async function rejectWeakPassword(password: string, path: string, email: string): Promise<void> {
  if (isGuessablePassword(password, email)) throw validationFailed([{ path, message: PASSWORD_GUESSABLE }]);
  if (await isCommonPassword(password)) throw validationFailed([{ path, message: PASSWORD_COMMON }]);
}

/** Returns whether a password is among the 49,000 most common in breaches, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwordList ??= loadPasswordList();
  return (await passwordList).has(password.normalize('NFKC').toLowerCase());
}

async function loadPasswordList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
