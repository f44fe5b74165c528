import {
  block,
  choice,
  optionalText,
  picture,
  plainText,
  richText,
  sampleRichText,
  title,
} from './fields.ts';

const LAYOUTS = ['left', 'right', 'top-bottom'] as const;

/** The text blocks, with or without pictures. */
export const textBlocks = {
  quote: block(
    'quote',
    'Quote',
    {
      quote: plainText('Words', 'Without quotation marks: they are added.'),
      author: optionalText('Who said it'),
      role: optionalText('Who they are'),
      media: picture('Portrait'),
    },
    ({ quote }) => ({ quote }),
  ),
  floatingImage: block(
    'floatingImage',
    'Text with floating picture',
    {
      layout: choice(
        LAYOUTS,
        { left: 'Pictures left', right: 'Pictures right', 'top-bottom': 'Pictures above the text' },
        'Layout',
      ),
      title: title(),
      content: richText(),
      mainImage: picture('Main picture'),
      floatingImage: picture('Floating picture', 'Overlaps a corner of the main picture.'),
    },
    ({ heading, text }) => ({ layout: LAYOUTS[0], title: heading, content: sampleRichText(text) }),
  ),
  imageCluster: block(
    'imageCluster',
    'Pictures with a big figure',
    {
      title: title(),
      content: richText(),
      image1: picture('Large picture'),
      image2: picture('Small picture'),
      statBigText: optionalText('Big figure', 'For example 60 or € 10.'),
      statSmallText: optionalText('What it counts'),
    },
    ({ heading, text, figure, figureLabel }) => ({
      title: heading,
      content: sampleRichText(text),
      statBigText: figure,
      statSmallText: figureLabel,
    }),
  ),
  richText: block(
    'richText',
    'Rich text',
    {
      content: richText('Text', 'Code gets a copy button; add pictures from the embed menu.'),
      ground: choice(
        ['paper', 'night'],
        { paper: 'Light, for reading', night: 'Dark, for one big statement' },
        'Ground',
      ).nullish(),
    },
    ({ text }) => ({ content: sampleRichText(text) }),
  ),
};
