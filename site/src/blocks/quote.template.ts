import { blockTemplate, mediaField, optionalTextField, plainTextField } from './fields.ts';

export const quoteTemplate = blockTemplate(
  { name: 'quote', label: 'Quote' },
  [
    plainTextField({
      name: 'quote',
      label: 'Words',
      description: 'Without quotation marks: they are added.',
    }),
    optionalTextField({ name: 'author', label: 'Who said it' }),
    optionalTextField({ name: 'role', label: 'Who they are' }),
    mediaField({ name: 'media', label: 'Portrait' }),
  ],
  ({ quote }) => ({ quote }),
);
