import { z } from 'zod';
import { told } from '../platform/contract.ts';
import { LANGUAGES } from '../platform/rules.ts';
import {
  EMAIL_INVALID,
  EMAIL_MAX,
  EMAIL_PATTERN,
  EMAIL_REQUIRED,
  normaliseEmail,
  PASSWORD_REQUIRED,
  ROLES,
} from './rules.ts';

/** A person as the API shows them to themselves (api.md, `User`). */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  _verified: z.boolean(),
  language: z.enum(LANGUAGES),
});
export type User = z.infer<typeof User>;

/** An e-mail address as typed, normalised. */
export const Email = z
  .string({ error: told(EMAIL_REQUIRED) })
  .trim()
  .min(1, told(EMAIL_REQUIRED))
  .max(EMAIL_MAX, told(EMAIL_INVALID))
  .regex(EMAIL_PATTERN, told(EMAIL_INVALID))
  .transform(normaliseEmail);

export const Login = z.object({
  email: Email,
  password: z.string({ error: told(PASSWORD_REQUIRED) }).min(1, told(PASSWORD_REQUIRED)),
});
export type Login = z.infer<typeof Login>;

export const CheckEmail = z.object({ email: Email });
