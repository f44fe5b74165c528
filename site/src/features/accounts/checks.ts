import { isEmail, parseWebAddress } from '#api/accounts/rules.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#api/accounts/password-rules.ts';
import { BIO_MIN } from '#api/celebrities/rules.ts';

/** A field's value by its name; a field that is not in the form is blank. */
type Values = Readonly<Record<string, string>>;

/** What can be wrong with what somebody typed about themselves; the sentences are in the texts. */
export type AccountProblem =
  | 'nameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordLength'
  | 'urlInvalid'
  | 'bioTooShort'
  | 'artistName'
  | 'phone'
  | 'gender'
  | 'countryOfResidence'
  | 'city'
  | 'knownFor'
  | 'bio'
  | 'hasFanbase'
  | 'fanbaseSize'
  | 'socialMediaProfile';
/** The first thing that is wrong with each field. */
export type ProblemsByField = Readonly<Record<string, AccountProblem>>;

/** Fields of the Personal step that must not stay blank (specification §5). */
const PERSONAL_FIELDS = [
  'artistName',
  'phone',
  'gender',
  'countryOfResidence',
  'city',
  'knownFor',
  'bio',
  'hasFanbase',
] as const;
const FANBASE_FIELDS = ['fanbaseSize', 'socialMediaProfile'] as const;

/** Email and password, both needed (specification §5, "Login"). */
export function checkLogin(values: Values): ProblemsByField {
  return { ...checkEmailField(values, 'email'), ...checkNotBlank(values, 'password', 'passwordRequired') };
}

/** An address to send a mail to. */
export function checkMailRequest(values: Values): ProblemsByField {
  return checkEmailField(values, 'email');
}

/** A new account; a celebrity's has the Personal step in it. */
export function checkRegister(values: Values): ProblemsByField {
  const person = { ...checkEmailField(values, 'email'), ...checkNewPassword(values, 'password') };
  if (values['role'] === 'celebrity') return { ...checkPersonal(values), ...person };
  return { ...checkNotBlank(values, 'name', 'nameRequired'), ...person };
}

/** A new password in the place of a forgotten one. */
export function checkReset(values: Values): ProblemsByField {
  return checkNewPassword(values, 'newPassword');
}

/** A new password by somebody who knows the old one. */
export function checkPasswordChange(values: Values): ProblemsByField {
  return {
    ...checkNotBlank(values, 'currentPassword', 'passwordRequired'),
    ...checkNewPassword(values, 'newPassword'),
  };
}

/** A new address by somebody who knows the password. */
export function checkEmailChange(values: Values): ProblemsByField {
  return { ...checkEmailField(values, 'newEmail'), ...checkNotBlank(values, 'password', 'passwordRequired') };
}

/** The password once more, before everything goes. */
export function checkErasure(values: Values): ProblemsByField {
  return checkNotBlank(values, 'password', 'passwordRequired');
}

/** What anybody may change about themselves. */
export function checkPerson(values: Values): ProblemsByField {
  return checkNotBlank(values, 'name', 'nameRequired');
}

/** A celebrity's profile (specification §5, "Personal step"). */
export function checkPersonal(values: Values): ProblemsByField {
  const requiredFields = [...PERSONAL_FIELDS, ...(values['hasFanbase'] === 'yes' ? FANBASE_FIELDS : [])];
  const found: Record<string, AccountProblem> = {};
  for (const name of requiredFields) if (getTrimmedValue(values, name) === '') found[name] = name;
  const bio = getTrimmedValue(values, 'bio');
  if (bio !== '' && bio.length < BIO_MIN) found['bio'] = 'bioTooShort';
  for (const name of ['website', 'socialMediaProfile']) {
    const address = getTrimmedValue(values, name);
    if (address !== '' && parseWebAddress(address) === undefined) found[name] = 'urlInvalid';
  }
  return found;
}

function getTrimmedValue(values: Values, name: string): string {
  return (values[name] ?? '').trim();
}

function checkNotBlank(values: Values, name: string, problem: AccountProblem): ProblemsByField {
  // A password of spaces is a password.
  return (name.toLowerCase().includes('password') ? values[name] : getTrimmedValue(values, name))
    ? {}
    : { [name]: problem };
}

function checkEmailField(values: Values, name: string): ProblemsByField {
  const email = getTrimmedValue(values, name);
  if (email === '') return { [name]: 'emailRequired' };
  return isEmail(email) ? {} : { [name]: 'emailInvalid' };
}

function checkNewPassword(values: Values, name: string): ProblemsByField {
  const { length } = values[name] ?? '';
  if (length === 0) return { [name]: 'passwordRequired' };
  return length < PASSWORD_MIN || length > PASSWORD_MAX ? { [name]: 'passwordLength' } : {};
}
