import { z } from 'zod';
import { encodeMessage } from '../platform/contract.ts';
import { DESCRIPTION_MAX, DRAFT_MESSAGES, isEmptyDescription } from './draft-rules.ts';
import { isRecord } from '../platform/rules.ts';

const Text = z.strictObject({
  type: z.literal('text'),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
});
const Link = z.strictObject({
  type: z.literal('a'),
  url: z.string().regex(
    /^(https?:\/\/|mailto:)/i,
    encodeMessage({
      en: 'Links in the description must begin with https://, http:// or mailto:',
      nl: 'Links in de beschrijving moeten beginnen met https://, http:// of mailto:',
    }),
  ),
  title: z.string().nullish(),
  children: z.array(Text),
});
const inline = z.array(z.discriminatedUnion('type', [Text, Link]));
const Item = z.strictObject({
  type: z.literal('li'),
  children: z.array(z.strictObject({ type: z.literal('lic'), children: inline })),
});
const Block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('p'), children: inline }),
  z.strictObject({ type: z.literal('h2'), children: inline }),
  z.strictObject({ type: z.literal('h3'), children: inline }),
  z.strictObject({ type: z.literal('ul'), children: z.array(Item) }),
  z.strictObject({ type: z.literal('ol'), children: z.array(Item) }),
]);

/** A rich-text document of a campaign: paragraphs, headings, bold, italic, links and lists (decisions.md). */
const RichText = z.strictObject({ type: z.literal('root'), children: z.array(Block) });
export type RichText = z.infer<typeof RichText>;

const TOO_LONG = encodeMessage({
  en: `Please keep the description within ${DESCRIPTION_MAX} characters`,
  nl: `Houd de beschrijving binnen ${DESCRIPTION_MAX} tekens`,
});

/** A campaign's description: plain text or a document. What a document may not hold is refused by its name. */
export const Description = z.unknown().transform((value, check): string | RichText => {
  if (isEmptyDescription(value)) return reject(check, encodeMessage(DRAFT_MESSAGES.descriptionRequired));
  if (JSON.stringify(value).length > DESCRIPTION_MAX * 4) return reject(check, TOO_LONG);
  if (typeof value === 'string')
    return value.length > DESCRIPTION_MAX ? reject(check, TOO_LONG) : value.trim();
  const parsed = RichText.safeParse(value);
  if (parsed.success) return parsed.data;
  const unsupportedType = findUnsupportedType(value);
  if (unsupportedType !== undefined) {
    return reject(
      check,
      encodeMessage({
        en: `The description cannot hold "${unsupportedType}": use paragraphs, headings, bold, italic, links and lists`,
        nl: `De beschrijving kan geen "${unsupportedType}" bevatten: gebruik alinea’s, koppen, vet, cursief, links en lijsten`,
      }),
    );
  }
  return reject(check, parsed.error.issues[0]?.message ?? encodeMessage(DRAFT_MESSAGES.descriptionRequired));
});

const ALLOWED_TYPES = new Set(['root', 'p', 'h2', 'h3', 'ul', 'ol', 'li', 'lic', 'a', 'text']);

/** The first node type of a document that is not among the allowed ones. */
function findUnsupportedType(node: unknown): string | undefined {
  if (!isRecord(node)) return undefined;
  const { type, children } = node;
  if (typeof type === 'string' && !ALLOWED_TYPES.has(type)) return type.slice(0, 40);
  if (!Array.isArray(children)) return undefined;
  for (const child of children) {
    const found = findUnsupportedType(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function reject(check: z.RefinementCtx, message: string): never {
  check.addIssue({ code: 'custom', message });
  return z.NEVER;
}
