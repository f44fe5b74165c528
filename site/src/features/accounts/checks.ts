import { isEmail, parseWebAddress } from '#api/accounts/rules.ts';
import { isGuessablePassword, PASSWORD_MAX, PASSWORD_MIN } from '#api/accounts/password-rules.ts';
import { BIO_MIN } from '#api/celebrities/rules.ts';

/** A field's value by its name; a field that is not in the form is blank. */
type Values = Readonly<Record<string, string>>;

/** Problems of the account forms' fields; the messages are in the texts. */
export type AccountProblem =
  | 'nameRequired'
  | 'passkeyName'
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'codeMissing'
  | 'passwordLength'
  | 'passwordGuessable'
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
/** Problems of the login form's fields. */
export type LoginProblem = 'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'codeMissing';
/** The first problem of each field. */
export type ProblemsByField<Problem extends AccountProblem = AccountProblem> = Readonly<
  Record<string, Problem>
>;

/** Fields of the Personal step that must not stay blank (RULES.md, "Required fields"). */
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

/** Checks email and password, both required (RULES.md, "Required fields"). */
export function checkLogin(values: Values): ProblemsByField<LoginProblem> {
  return { ...checkEmailField(values, 'email'), ...checkNotBlank(values, 'password', 'passwordRequired') };
}

/** Checks email and the code of a mail. */
export function checkCode(values: Values): ProblemsByField<LoginProblem> {
  return { ...checkEmailField(values, 'email'), ...checkNotBlank(values, 'code', 'codeMissing') };
}

/** Checks an address to send a mail to. */
export function checkMailRequest(values: Values): ProblemsByField<LoginProblem> {
  return checkEmailField(values, 'email');
}

/** Checks a new account; a celebrity's includes the Personal step. */
export function checkRegister(values: Values): ProblemsByField {
  const person = { ...checkEmailField(values, 'email'), ...checkNewPassword(values, 'password') };
  if (values['role'] === 'celebrity') return { ...checkPersonal(values), ...person };
  return { ...checkNotBlank(values, 'name', 'nameRequired'), ...person };
}

/** Checks a new password. */
export function checkReset(values: Values): ProblemsByField {
  return checkNewPassword(values, 'newPassword');
}

/** Checks a change of address. */
export function checkEmailChange(values: Values): ProblemsByField {
  return checkEmailField(values, 'newEmail');
}

/** Checks the name of a new passkey. */
export function checkPasskey(values: Values): ProblemsByField {
  return checkNotBlank(values, 'name', 'passkeyName');
}

/** Checks the details that every person has. */
export function checkPerson(values: Values): ProblemsByField {
  return checkNotBlank(values, 'name', 'nameRequired');
}

/** Checks a celebrity's profile (RULES.md, "Required fields"). */
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

function checkNotBlank<Problem extends AccountProblem>(
  values: Values,
  name: string,
  problem: Problem,
): ProblemsByField<Problem> {
  // A password of spaces is a password.
  return (name.toLowerCase().includes('password') ? values[name] : getTrimmedValue(values, name))
    ? {}
    : { [name]: problem };
}

function checkEmailField(values: Values, name: string): ProblemsByField<LoginProblem> {
  const email = getTrimmedValue(values, name);
  if (email === '') return { [name]: 'emailRequired' };
  return isEmail(email) ? {} : { [name]: 'emailInvalid' };
}

function checkNewPassword(values: Values, name: string): ProblemsByField {
  const password = values[name] ?? '';
  const { length } = password;
  if (length === 0) return { [name]: 'passwordRequired' };
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return { [name]: 'passwordLength' };
  return isGuessablePassword(password, values['email'] ?? '') ? { [name]: 'passwordGuessable' } : {};
}
