import { MediaUrl } from '#site/ui/field-schemas.ts';
import {
  block,
  field,
  group,
  icon,
  links,
  list,
  optionalText,
  picture,
  plainText,
  richText,
  sampleRichText,
  title,
} from './fields.ts';

export const ICONS_MAX = 4;

const ctas = links('Calls to action', 'The first is the main one.');

export const openingBlocks = {
  hero: block(
    'hero',
    'Hero',
    {
      richText: richText('Text', 'Begins with a heading 1; words in italics shine.'),
      media: picture(),
      iconList: list(
        { icon: icon(), text: plainText('Words') },
        {
          label: 'Icons with a few words',
          description: `At most ${ICONS_MAX}.`,
          labelField: 'text',
          defaultLabel: 'Icon',
          max: ICONS_MAX,
          tooMany: `At most ${ICONS_MAX} icons`,
          createExample: ({ reason }) => ({ icon: 'star', text: reason }),
        },
      ).nullish(),
      links: links('Links', 'The first is the main one.'),
    },
    ({ heading, sentence }) => ({ richText: sampleRichText(sentence, ['h1', heading]) }),
  ),
  superHero: block(
    'superHero',
    'Super hero with film',
    {
      title: title(),
      description: optionalText('Description', undefined, 'textarea'),
      ctas,
      fullWidthVideo: group(
        {
          url: field(MediaUrl, {
            type: 'image',
            label: 'Film',
            description: 'An MP4 or WebM file of this site.',
            accept: 'video',
          }),
          placeholderImage: picture('Picture before it plays'),
        },
        'Film',
        'Loads only when someone presses play.',
      ).nullish(),
    },
    ({ heading, sentence }) => ({ title: heading, description: sentence }),
  ),
  highlightedHero: block(
    'highlightedHero',
    'Highlighted hero',
    {
      eyebrow: optionalText('Line above the heading'),
      richText: richText('Text', 'Begins with a heading.'),
      media: picture(),
      ctas,
    },
    ({ heading, text }) => ({ richText: sampleRichText(text, ['h2', heading]) }),
  ),
};
