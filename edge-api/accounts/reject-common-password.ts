import { validationFailed } from '../platform/errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { PASSWORD_COMMON } from './rules.ts';

/** Throws when a new password is one that guessers try first; `path` is the field that it was typed into. */
export async function rejectCommonPassword(password: string, path: string): Promise<void> {
  if (await isCommonPassword(password)) throw validationFailed([{ path, message: PASSWORD_COMMON }]);
}
