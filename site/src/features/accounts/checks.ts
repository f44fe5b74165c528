import { isEmail, PASSWORD_MAX, PASSWORD_MIN, webAddress } from '#api/accounts/rules.ts';
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
export type Found = Readonly<Record<string, AccountProblem>>;

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
export function checkLogin(values: Values): Found {
  return { ...emailProblem(values, 'email'), ...blank(values, 'password', 'passwordRequired') };
}

/** An address to send a mail to. */
export function checkMailRequest(values: Values): Found {
  return emailProblem(values, 'email');
}

/** A new account; a celebrity's has the Personal step in it. */
export function checkRegister(values: Values): Found {
  const person = { ...emailProblem(values, 'email'), ...newPasswordProblem(values, 'password') };
  if (values['role'] === 'celebrity') return { ...checkPersonal(values), ...person };
  return { ...blank(values, 'name', 'nameRequired'), ...person };
}

/** A new password in the place of a forgotten one. */
export function checkReset(values: Values): Found {
  return newPasswordProblem(values, 'newPassword');
}

/** A new password by somebody who knows the old one. */
export function checkPasswordChange(values: Values): Found {
  return {
    ...blank(values, 'currentPassword', 'passwordRequired'),
    ...newPasswordProblem(values, 'newPassword'),
  };
}

/** A new address by somebody who knows the password. */
export function checkEmailChange(values: Values): Found {
  return { ...emailProblem(values, 'newEmail'), ...blank(values, 'password', 'passwordRequired') };
}

/** The password once more, before everything goes. */
export function checkErasure(values: Values): Found {
  return blank(values, 'password', 'passwordRequired');
}

/** What anybody may change about themselves. */
export function checkPerson(values: Values): Found {
  return blank(values, 'name', 'nameRequired');
}

/** A celebrity's profile (specification §5, "Personal step"). */
export function checkPersonal(values: Values): Found {
  const needed = [...PERSONAL_FIELDS, ...(values['hasFanbase'] === 'yes' ? FANBASE_FIELDS : [])];
  const found: Record<string, AccountProblem> = {};
  for (const name of needed) if (textOf(values, name) === '') found[name] = name;
  const bio = textOf(values, 'bio');
  if (bio !== '' && bio.length < BIO_MIN) found['bio'] = 'bioTooShort';
  for (const name of ['website', 'socialMediaProfile']) {
    const address = textOf(values, name);
    if (address !== '' && webAddress(address) === undefined) found[name] = 'urlInvalid';
  }
  return found;
}

function textOf(values: Values, name: string): string {
  return (values[name] ?? '').trim();
}

function blank(values: Values, name: string, problem: AccountProblem): Found {
  // A password of spaces is a password.
  return (name.toLowerCase().includes('password') ? values[name] : textOf(values, name))
    ? {}
    : { [name]: problem };
}

function emailProblem(values: Values, name: string): Found {
  const email = textOf(values, name);
  if (email === '') return { [name]: 'emailRequired' };
  return isEmail(email) ? {} : { [name]: 'emailInvalid' };
}

function newPasswordProblem(values: Values, name: string): Found {
  const { length } = values[name] ?? '';
  if (length === 0) return { [name]: 'passwordRequired' };
  return length < PASSWORD_MIN || length > PASSWORD_MAX ? { [name]: 'passwordLength' } : {};
}
