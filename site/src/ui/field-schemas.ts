import type { TinaRichTextContent } from '@tinacms/astro/types';
import { z } from 'astro/zod';
import { isSafeUrl } from './link.ts';
import { isRecord } from '#api/platform/rules.ts';

/*
 * The fields of blocks as stored in editors' files. The editor omits fields that were never filled in, and writes null
 * or '' for cleared ones, so an optional field may be any of these.
 */

export const OptionalText = z.string().nullish();

export const TITLE_MAX = 120;
/** The heading of a block. */
export const Title = z
  .string('Give it a heading')
  .trim()
  .min(1, 'Give it a heading')
  .max(TITLE_MAX, `A heading has at most ${TITLE_MAX} characters`);

export const SHORT_MAX = 80;
/** A few words: a button's label, a figure, a name. */
export const ShortText = z
  .string('Fill this in')
  .trim()
  .min(1, 'Fill this in')
  .max(SHORT_MAX, `At most ${SHORT_MAX} characters`);

/** A paragraph without markup. */
export const PlainText = z.string('Fill this in').trim().min(1, 'Fill this in');

/** A parsed rich-text document, as the live preview sends it. */
type RichTextTree = Exclude<TinaRichTextContent, null | undefined>;
const isRichTextTree = (value: unknown): value is RichTextTree =>
  isRecord(value) && value['type'] === 'root' && !isBlank(value);

/** The nodes of a document that show nothing without text. */
const TEXT_CONTAINER_TYPES = /^(?:root|p|h[1-6]|blockquote|[ou]l|lic?)$/;

/** Returns whether a node would be empty in a file, as a cleared field is. */
function isBlank(node: unknown): boolean {
  if (!isRecord(node)) return false;
  const { type, text, children } = node;
  if (typeof text === 'string') return text.trim() === '';
  if (!TEXT_CONTAINER_TYPES.test(String(type))) return false;
  return !Array.isArray(children) || children.every(isBlank);
}

/** Rich text: markdown in a file, the parsed document in the live preview. */
export const RichTextValue = z.union([z.string().trim().min(1), z.custom<RichTextTree>(isRichTextTree)], {
  error: 'Write a text',
});
export type RichTextValue = z.infer<typeof RichTextValue>;

/** The id to which a link can jump, as in /nl#campagnes. */
export const Anchor = z
  .string()
  .regex(
    /^(?:[a-z][\w-]*)?$/i,
    'An anchor is one word of letters, digits and hyphens, and begins with a letter',
  )
  .nullish();

/** The address of a picture or film on this site. Tina cannot find names with spaces or + again. */
export const MediaUrl = z
  .string()
  .regex(
    /^(?:\/[\w./-]*)?$/,
    'Choose a file of this site: its address starts with / and contains no spaces or symbols other than . - _',
  )
  .nullish();

export const Media = z.object({ image: MediaUrl, alt: OptionalText });
export type Media = z.infer<typeof Media>;

/** Address of a custom link. */
export const Url = z
  .string()
  .refine((url) => url.trim() === '' || isSafeUrl(url), {
    error: 'An address starts with /, #, https://, mailto: or tel:',
  })
  .nullish();

export const Link = z.object({
  label: ShortText,
  type: z.enum(['custom', 'reference']).nullish(),
  url: Url,
  reference: OptionalText,
  newTab: z.boolean().nullish(),
});

export const Icon = z.string('Choose an icon');
