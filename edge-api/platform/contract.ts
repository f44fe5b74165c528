import { z } from 'zod';
import type { Language, LocalizedText } from './rules.ts';

const EncodedMessage = z.object({ nl: z.string(), en: z.string() });

/** A sentence as a schema's message: it carries every language until the answer's language is known. */
export function encodeMessage(sentence: LocalizedText): string {
  return JSON.stringify(sentence);
}

/** The message of a schema's issue in one language; undefined when it was not made by {@link encodeMessage}. */
export function decodeMessage(language: Language, message: string): string | undefined {
  if (!message.startsWith('{')) return undefined;
  const parsed = EncodedMessage.safeParse(JSON.parse(message));
  return parsed.success ? parsed.data[language] : undefined;
}

/** The one shape of every answer that is not a success (api.md, "Errors"). */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
