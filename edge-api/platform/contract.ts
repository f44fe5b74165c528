import { z } from 'zod';
import {
  countReadable,
  tooLong,
  LANGUAGES,
  ROLES,
  type Language,
  type LocalizedText,
  type TextLimits,
} from './rules.ts';

const EncodedMessage = z.object({ nl: z.string(), en: z.string() });

/** Encodes a text in every language as a schema's message, until the response's language is known. */
export function encodeMessage(text: LocalizedText): string {
  return JSON.stringify(text);
}

/** Encodes the message for a text that exceeds a limit. */
export const encodeTooLong = (max: number): string => encodeMessage(tooLong(max));

/** Returns an issue's message in one language; undefined when {@link encodeMessage} did not make it. */
export function decodeMessage(language: Language, message: string): string | undefined {
  if (!message.startsWith('{')) return undefined;
  const parsed = EncodedMessage.safeParse(JSON.parse(message));
  return parsed.success ? parsed.data[language] : undefined;
}

/** Returns the schema of a required text, whose length counts without surrounding white space. */
export function readableText({ min, tooShort, max, tooLong }: TextLimits) {
  const tooShortMessage = encodeMessage(tooShort);
  return z
    .string({ error: tooShortMessage })
    .trim()
    .min(min, tooShortMessage)
    .max(max, encodeMessage(tooLong))
    .refine((text) => countReadable(text) >= min, tooShortMessage);
}

/** The version that an edit is based on, as an entity tag; without it, the edit may overwrite earlier ones. */
export const IfMatch = z.object({ 'if-match': z.string().max(200).optional() });

/** The language of a file; defaults to that of the request. */
export const FileQuery = z.object({ language: z.enum(LANGUAGES).optional() });

export const HumanCheckQuery = z.object({ lang: z.string().max(8).optional() });

export const Ok = z.object({ ok: z.literal(true) });

/** Response with one doc. */
export const oneDoc = <Doc extends z.ZodType>(doc: Doc) => z.object({ doc });

/** Awaits work, and returns the body of a success. */
export async function succeed(work: Promise<unknown>): Promise<z.infer<typeof Ok>> {
  await work;
  return { ok: true };
}

/** Any JSON, for values that are passed on without being read. */
export const Json: z.ZodType = z.json();

/** A person, as the API returns them to themselves. */
export const User = z.object({
  id: z.string(),
  /** Empty until the person gives one. */
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  _verified: z.boolean(),
  language: z.enum(LANGUAGES),
  /** Present while the person has yet to keep or delete what was made before the address was proved. */
  _unreviewed: z.literal(true).optional(),
  /** Present while they manage campaigns of other owners. */
  _inTeam: z.literal(true).optional(),
  /** Present while the account is suspended: the reason, the person's objection, and why the suspension stands. */
  _suspended: z
    .object({ reason: z.string(), objection: z.string().nullable(), upheld: z.string().nullable() })
    .optional(),
});
export type User = z.infer<typeof User>;

/** The one shape of every error response (RULES.md, "Calls"). */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
  /** With a 429: Turnstile's site key. The same call with a token of its check in the header `Turnstile-Token` passes. */
  challenge: z.object({ turnstile: z.string() }).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The API cannot answer for now: its settings are wrong, or its database is unavailable. */
export class ApiUnavailable extends Error {}
