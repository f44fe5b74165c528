import {
  blockTemplate,
  iconField,
  listField,
  mediaField,
  plainTextField,
  richTextField,
  sampleRichText,
} from './fields.ts';
import { linksField } from './link-fields.ts';
import { ICONS_MAX } from './schema.ts';

export const heroTemplate = blockTemplate(
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
);
