import { z } from 'zod';
import { DESCRIPTION_MAX } from './draft-rules.ts';

const Text = z.object({
  type: z.literal('text'),
  text: z.string().max(DESCRIPTION_MAX),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
});
const Link = z.object({
  type: z.literal('a'),
  url: z.string().max(DESCRIPTION_MAX),
  children: z.array(Text),
});
const Inlines = z.array(z.discriminatedUnion('type', [Text, Link]));
const Item = z.object({
  type: z.literal('li'),
  children: z.tuple([z.object({ type: z.literal('lic'), children: Inlines })]),
});

/** A document of paragraphs, headings, bold, italic, links and lists (RULES.md, "Descriptions"). */
export const RichText = z.object({
  type: z.literal('root'),
  children: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.enum(['p', 'h2', 'h3']), children: Inlines }),
      z.object({ type: z.enum(['ul', 'ol']), children: z.array(Item) }),
    ]),
  ),
});

/** A campaign's description: plain text or a document, to be read by `parseRichText`. */
export const CampaignDescription: z.ZodType = z.union([z.string().max(DESCRIPTION_MAX), RichText]);
