import { z } from 'astro/zod';
import type { Language } from '#api/platform/rules.ts';
import {
  Anchor,
  Icon,
  Link,
  LinkTarget,
  Media,
  MediaUrl,
  OptionalLink,
  OptionalText,
  PlainText,
  RichTextValue,
  ShortText,
  Title,
} from '#site/ui/field-schemas.ts';

/*
 * The content blocks as editors' files hold them (site/content/pages). Each has its template for the editor beside its
 * component. A field of one name has one type in all blocks, because the editor queries all at once.
 */
const block = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.object({ _template: z.literal(name), anchor: Anchor, ...fields });

const arrayUpTo = <Item extends z.ZodType>(item: Item, max: number, what: string) =>
  z.array(item).max(max, `At most ${max} ${what}`);

export const BACKGROUNDS = ['paper', 'night'] as const;
export const LAYOUTS = ['left', 'right', 'top-bottom'] as const;
export const ALIGNMENTS = ['left', 'center', 'right'] as const;
export const SIZES = ['half', 'oneThird', 'twoThirds', 'full'] as const;

/** Steps of a 'how to' block at most (RULES.md, "Numbers"). */
export const STEPS_MAX = 3;
export const COLUMNS_MAX = 3;
export const STATS_MAX = 4;
export const LINKS_MAX = 3;
export const ICONS_MAX = 4;

const links = arrayUpTo(Link, LINKS_MAX, 'links').nullish();

export const BLOCKS = {
  hero: block('hero', {
    richText: RichTextValue,
    media: Media.nullish(),
    iconList: arrayUpTo(z.object({ icon: Icon, text: PlainText }), ICONS_MAX, 'icons').nullish(),
    links,
  }),
  superHero: block('superHero', {
    title: Title,
    description: OptionalText,
    ctas: links,
    fullWidthVideo: z.object({ url: MediaUrl, placeholderImage: Media.nullish() }).nullish(),
  }),
  highlightedHero: block('highlightedHero', {
    eyebrow: OptionalText,
    richText: RichTextValue,
    media: Media.nullish(),
    ctas: links,
  }),
  threeColumnGrid: block('threeColumnGrid', {
    title: Title,
    columns: arrayUpTo(
      z.object({
        image: Media.nullish(),
        title: Title,
        content: RichTextValue,
        ctaText: OptionalText,
        link: LinkTarget.nullish(),
      }),
      COLUMNS_MAX,
      'columns',
    ),
  }),
  threeCellGrid: block('threeCellGrid', {
    title: Title,
    cells: arrayUpTo(z.object({ title: Title, richText: RichTextValue, ctas: links }), COLUMNS_MAX, 'cells'),
  }),
  statsAndLogos: block('statsAndLogos', {
    title: Title,
    stats: arrayUpTo(z.object({ value: ShortText, label: ShortText }), STATS_MAX, 'figures').nullish(),
    logos: z.array(z.object({ logo: PlainText })).nullish(),
  }),
  testimonials: block('testimonials', {
    title: Title,
    hidden: z.boolean().nullish(),
    testimonials: z.array(z.object({ testimonial: PlainText })).nullish(),
  }),
  quote: block('quote', {
    quote: PlainText,
    author: OptionalText,
    role: OptionalText,
    media: Media.nullish(),
  }),
  floatingImage: block('floatingImage', {
    layout: z.enum(LAYOUTS),
    title: Title,
    content: RichTextValue,
    mainImage: Media.nullish(),
    floatingImage: Media.nullish(),
  }),
  imageCluster: block('imageCluster', {
    title: Title,
    content: RichTextValue,
    image1: Media.nullish(),
    image2: Media.nullish(),
    statBigText: OptionalText,
    statSmallText: OptionalText,
  }),
  richText: block('richText', { content: RichTextValue, ground: z.enum(BACKGROUNDS).nullish() }),
  campaignCarousel: block('campaignCarousel', {
    title: Title,
    description: OptionalText,
    button: OptionalLink,
  }),
  campaignList: block('campaignList', {
    title: Title,
    description: OptionalText,
    country: z
      .string()
      .regex(/^(?:[A-Z]{2})?$/, 'Enter the country’s code: two capitals, such as NL')
      .nullish(),
  }),
  columnGrid: block('columnGrid', {
    title: Title,
    columns: z.array(z.object({ size: z.enum(SIZES), richText: RichTextValue, link: OptionalLink })),
  }),
  howTo: block('howTo', {
    title: Title,
    steps: z
      .array(z.object({ icon: Icon, cardTitle: Title, cardDescription: PlainText }))
      .max(STEPS_MAX, `A 'how to' block has at most ${STEPS_MAX} steps`),
    link: OptionalLink,
  }),
  centredText: block('centredText', {
    title: Title,
    content: RichTextValue,
    alignment: z.enum(ALIGNMENTS).nullish(),
  }),
} as const;

const { hero, ...otherBlocks } = BLOCKS;

export const Block = z.discriminatedUnion('_template', [hero, ...Object.values(otherBlocks)], {
  error: `There is no such block. Use one of: ${Object.keys(BLOCKS).join(', ')}`,
});
export type Block = z.infer<typeof Block>;

/** One kind of block, by its name. */
export type BlockByName<Name extends Block['_template']> = Extract<Block, { _template: Name }>;

/** Props of a block's component; `file` is the content file, which warnings and errors name. */
export type BlockProps<Name extends Block['_template']> = {
  readonly block: BlockByName<Name>;
  readonly language: Language;
  readonly file: string;
};
