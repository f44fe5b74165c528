import { z } from 'astro/zod';

/*
 * The content blocks as editors' files hold them (site/content/pages). The editor leaves out what was never
 * filled in and writes null for what was emptied, so everything optional may be either.
 */
const text = z.string().nullish();

const Link = z.object({
  label: z.string().min(1, 'Give the link a label'),
  type: z.enum(['custom', 'reference']).nullish(),
  url: text,
  reference: text,
  newTab: z.boolean().nullish(),
});

const Media = z.object({
  image: z.string().regex(/^\//, 'Choose a picture of this site: its address starts with /'),
  alt: text,
});

/** Name that a link can jump to, as /nl#campagnes. */
const anchor = z
  .string()
  .regex(/^[a-z][\w-]*$/i, 'An anchor is one word of letters, digits and hyphens')
  .nullish();

const Hero = z.object({
  _template: z.literal('hero'),
  anchor,
  richText: z.string().min(1, 'The hero needs a text with a heading'),
  media: Media.nullish(),
  iconList: z.array(z.object({ icon: z.string(), text: z.string() })).nullish(),
  links: z.array(Link).nullish(),
});

const RichText = z.object({
  _template: z.literal('richText'),
  anchor,
  content: z.string(),
  ground: z.enum(['paper', 'night']).nullish(),
});

const CampaignCarousel = z.object({
  _template: z.literal('campaignCarousel'),
  anchor,
  title: z.string().min(1, 'Give the carousel a title'),
  description: text,
  button: Link.nullish(),
});

const CampaignList = z.object({
  _template: z.literal('campaignList'),
  anchor,
  title: z.string().min(1, 'Give the list a title'),
  description: text,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'A country is its code of two capitals, as NL')
    .nullish(),
});

/** Steps of a 'how to' block at most (specification §9). */
const STEPS_MAX = 3;

const HowTo = z.object({
  _template: z.literal('howTo'),
  anchor,
  title: text,
  steps: z
    .array(z.object({ icon: z.string(), cardTitle: z.string(), cardDescription: z.string() }))
    .max(STEPS_MAX, `A 'how to' block has at most ${STEPS_MAX} steps`),
  link: Link.nullish(),
});

const kinds = [Hero, RichText, CampaignCarousel, CampaignList, HowTo] as const;
const names = kinds.map((kind) => kind.shape._template.value).join(', ');

export const Block = z.discriminatedUnion('_template', [...kinds], {
  error: `There is no such block. Use one of: ${names}`,
});
export type Block = z.infer<typeof Block>;

/** One kind of block, by its name. */
export type BlockOf<Name extends Block['_template']> = Extract<Block, { _template: Name }>;

/** A page as editors write it. */
export const PageContent = z.object({
  title: z.string().min(1, 'Give the page a title'),
  description: text,
  slug: z.string().regex(/^[\w-]+$/, 'A slug has letters, digits, hyphens and underscores only'),
  image: text,
  blocks: z.array(Block).nullish(),
});
export type PageContent = z.infer<typeof PageContent>;
