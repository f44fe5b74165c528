import { isEmail, parseWebAddress } from '#api/accounts/rules.ts';
import { isGuessablePassword, PASSWORD_MAX, PASSWORD_MIN } from '#api/accounts/password-rules.ts';
import { BIO_MIN } from '#api/celebrities/rules.ts';
import { countCodePoints, countReadable, isBlank } from '#api/platform/rules.ts';
import type { Problems, Values } from '#site/ui/use-form.ts';
import type { AccountProblem, LoginProblem } from './texts.ts';

/** The first problem of each field; the messages are in the texts. */
type ProblemsByField<Problem extends AccountProblem = AccountProblem> = Readonly<Record<string, Problem>>;

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

/** Returns the messages for the problems that a form's check found. */
export function toProblemMessages<Problem extends AccountProblem>(
  problems: ProblemsByField<Problem>,
  messages: Readonly<Record<Problem, string>>,
): Problems {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, messages[problem]]));
}

/** Checks email and password, both required (RULES.md, "Required fields"). */
export function checkLogin(values: Values): ProblemsByField<LoginProblem> {
  return { ...checkEmail(values), ...checkNotBlank(values, 'password', 'passwordRequired') };
}

/** Checks email and mailed code. */
export function checkCode(values: Values): ProblemsByField<LoginProblem> {
  return { ...checkEmail(values), ...checkNotBlank(values, 'code', 'codeMissing') };
}

/** Checks a new account; a celebrity's includes the Personal step. */
export function checkRegister(values: Values): ProblemsByField {
  const person = { ...checkEmail(values), ...checkNewPassword(values, 'password') };
  if (values['role'] === 'celebrity') return { ...checkPersonal(values), ...person };
  return { ...checkNotBlank(values, 'name', 'nameRequired'), ...person };
}

/** Checks a celebrity's profile (RULES.md, "Required fields"). */
export function checkPersonal(values: Values): ProblemsByField {
  const requiredFields = [...PERSONAL_FIELDS, ...(values['hasFanbase'] === 'yes' ? FANBASE_FIELDS : [])];
  const found: Record<string, AccountProblem> = {};
  for (const name of requiredFields) if (isBlank(values[name] ?? '')) found[name] = name;
  if (countReadable(values['bio'] ?? '') < BIO_MIN) found['bio'] ??= 'bioTooShort';
  for (const name of ['website', 'socialMediaProfile']) {
    const address = getTrimmedValue(values, name);
    if (address !== '' && parseWebAddress(address) === undefined) found[name] = 'urlInvalid';
  }
  return found;
}

/** Checks a field that must not stay blank. */
export function checkNotBlank<Problem extends AccountProblem>(
  values: Values,
  name: string,
  problem: Problem,
): ProblemsByField<Problem> {
  const value = values[name] ?? '';
  // A password may consist of spaces.
  return (name === 'password' ? value === '' : isBlank(value)) ? { [name]: problem } : {};
}

/** Checks the field of an email address. */
export function checkEmail(values: Values, name = 'email'): ProblemsByField<LoginProblem> {
  const email = getTrimmedValue(values, name);
  if (email === '') return { [name]: 'emailRequired' };
  return isEmail(email) ? {} : { [name]: 'emailInvalid' };
}

/** Checks the field of a new password. */
export function checkNewPassword(values: Values, name: string): ProblemsByField {
  const password = values[name] ?? '';
  const length = countCodePoints(password);
  if (length === 0) return { [name]: 'passwordRequired' };
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return { [name]: 'passwordLength' };
  return isGuessablePassword(password, values['email'] ?? '') ? { [name]: 'passwordGuessable' } : {};
}

function getTrimmedValue(values: Values, name: string): string {
  return (values[name] ?? '').trim();
}
