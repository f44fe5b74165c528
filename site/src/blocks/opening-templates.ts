import type { BlockTemplate } from './editor-field.ts';
import { MediaUrl } from '#site/ui/field-schemas.ts';
import {
  blockTemplate,
  iconField,
  listField,
  mediaField,
  optionalTextField,
  plainTextField,
  richTextField,
  sampleRichText,
  titleField,
  validateWith,
} from './fields.ts';
import { linksField } from './link-fields.ts';
import { ICONS_MAX } from './schema.ts';

/** The blocks that open a page. */
export const OPENING_TEMPLATES: readonly BlockTemplate[] = [
  blockTemplate(
    { name: 'hero', label: 'Hero' },
    [
      richTextField({
        name: 'richText',
        label: 'Text',
        description: 'Begins with a heading 1; words in italics shine.',
      }),
      mediaField({ name: 'media', label: 'Picture' }),
      listField(
        { name: 'iconList', label: 'Icons with a few words', description: `At most ${ICONS_MAX}.` },
        {
          labelField: 'text',
          defaultLabel: 'Icon',
          max: ICONS_MAX,
          createExample: ({ reason }) => ({ icon: 'star', text: reason }),
        },
        [iconField(), plainTextField({ name: 'text', label: 'Words' })],
      ),
      linksField({ name: 'links', label: 'Links', description: 'The first is the main one.' }),
    ],
    ({ heading, sentence }) => ({ richText: sampleRichText(sentence, ['h1', heading]) }),
  ),
  blockTemplate(
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
  ),
  blockTemplate(
    { name: 'highlightedHero', label: 'Highlighted hero' },
    [
      optionalTextField({ name: 'eyebrow', label: 'Line above the heading' }),
      richTextField({ name: 'richText', label: 'Text', description: 'Begins with a heading.' }),
      mediaField({ name: 'media', label: 'Picture' }),
      linksField({ name: 'ctas', label: 'Calls to action', description: 'The first is the main one.' }),
    ],
    ({ heading, text }) => ({ richText: sampleRichText(text, ['h2', heading]) }),
  ),
];
