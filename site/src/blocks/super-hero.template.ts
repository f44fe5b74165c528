import { blockTemplate, mediaField, optionalTextField, titleField, validateWith } from './fields.ts';
import { linksField } from './link-fields.ts';
import { MediaUrl } from '#site/ui/field-schemas.ts';

export const superHeroTemplate = blockTemplate(
  { name: 'superHero', label: 'Super hero with film' },
  [
    titleField(),
    optionalTextField({ name: 'description', label: 'Description' }, 'textarea'),
    linksField({ name: 'ctas', label: 'Calls to action', description: 'The first is the main one.' }),
    {
      type: 'object',
      name: 'fullWidthVideo',
      label: 'Film',
      description: 'Loads only when someone presses play.',
      fields: [
        {
          type: 'image',
          name: 'url',
          label: 'Film',
          description: 'An MP4 or WebM file of this site.',
          accept: 'video',
          ui: { validate: validateWith(MediaUrl) },
        },
        mediaField({ name: 'placeholderImage', label: 'Picture before it plays' }),
      ],
    },
  ],
  ({ heading, sentence }) => ({ title: heading, description: sentence }),
);
