import { blockTemplate, mediaField, optionalField, plainField } from './fields.ts';

export const quoteTemplate = blockTemplate(
  { name: 'quote', label: 'Quote' },
  [
    plainField({ name: 'quote', label: 'Words', description: 'Without quotation marks: they are added.' }),
    optionalField({ name: 'author', label: 'Who said it' }),
    optionalField({ name: 'role', label: 'Who that is' }),
    mediaField({ name: 'media', label: 'Portrait' }),
  ],
  { quote: 'Something worth saying in large letters.' },
);
