import {
  blockTemplate,
  mediaField,
  optionalTextField,
  richTextField,
  sampleRichText,
  titleField,
} from './fields.ts';

export const imageClusterTemplate = blockTemplate(
  { name: 'imageCluster', label: 'Pictures with a big figure' },
  [
    titleField(),
    richTextField({ name: 'content', label: 'Text' }),
    mediaField({ name: 'image1', label: 'Large picture' }),
    mediaField({ name: 'image2', label: 'Small picture' }),
    optionalTextField({ name: 'statBigText', label: 'Big figure', description: 'For example 60 or € 10.' }),
    optionalTextField({ name: 'statSmallText', label: 'What it counts' }),
  ],
  ({ heading, text, figure, figureLabel }) => ({
    title: heading,
    content: sampleRichText(text),
    statBigText: figure,
    statSmallText: figureLabel,
  }),
);
