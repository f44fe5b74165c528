import { z } from 'zod';
import { encodeMessage } from '../platform/contract.ts';
import { DESCRIPTION_MAX, DRAFT_MESSAGES } from './draft-rules.ts';
import {
  findUnsupportedType,
  hasOnlyAllowedLinks,
  isEmptyDescription,
  parseRichText,
  type RichText,
} from './rich-text-rules.ts';

const INVALID_LINK = encodeMessage({
  en: 'Links in the description must start with https://, http:// or mailto:',
  nl: 'Links in de beschrijving moeten beginnen met https://, http:// of mailto:',
});
const unsupported = (type: string) =>
  encodeMessage({
    en: `The description cannot contain “${type}”: use paragraphs, headings, bold, italic, links and lists`,
    nl: `De beschrijving kan geen ‘${type}’ bevatten: gebruik alinea’s, koppen, vet, cursief, links en lijsten`,
  });
const UNSUPPORTED_TYPE_MAX = 40;

/** A campaign's description: plain text or a document. A refusal names the unsupported content of a document. */
export const Description = z.unknown().transform((value, check): string | RichText => {
  const problem = findProblem(value);
  if (problem !== undefined) {
    check.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  }
  return typeof value === 'string' ? value.trim() : parseRichText(value);
});

function findProblem(value: unknown): string | undefined {
  if (isEmptyDescription(value)) return encodeMessage(DRAFT_MESSAGES.descriptionRequired);
  if (typeof value === 'string') return undefined;
  if (JSON.stringify(value).length > DESCRIPTION_MAX * 4)
    return encodeMessage(DRAFT_MESSAGES.descriptionTooLong);
  const unsupportedType = findUnsupportedType(value);
  if (unsupportedType !== undefined) return unsupported(unsupportedType.slice(0, UNSUPPORTED_TYPE_MAX));
  return hasOnlyAllowedLinks(value) ? undefined : INVALID_LINK;
}
