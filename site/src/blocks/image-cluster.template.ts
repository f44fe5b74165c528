import { blockTemplate, mediaField, optionalField, richField, sample, titleField } from './fields.ts';

export const imageClusterTemplate = blockTemplate(
  { name: 'imageCluster', label: 'Pictures with a big figure' },
  [
    titleField(),
    richField({ name: 'content', label: 'Text' }),
    mediaField({ name: 'image1', label: 'Large picture' }),
    mediaField({ name: 'image2', label: 'Small picture' }),
    optionalField({ name: 'statBigText', label: 'Big figure', description: 'As 60 or € 10.' }),
    optionalField({ name: 'statSmallText', label: 'What it counts' }),
  ],
  {
    title: 'A heading',
    content: sample('What the figure means.'),
    statBigText: '60',
    statSmallText: 'minutes',
  },
);
