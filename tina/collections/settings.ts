import type { Collection, TinaField } from 'tinacms';
import { listTextNames } from '../../site/src/list-text-names.ts';
import { TextNameField } from '../fields/TextNameField.tsx';
import { picture, validateText } from '../fields/field-checks.ts';
import { Settings } from '../../site/src/i18n/settings.ts';
import { omitEmpty } from '../fields/to-tina-field.ts';
import { translate } from '../texts/translate.ts';
import { perLanguage } from './folders.ts';
import { validateOnSave } from './validate-on-save.ts';

const names = listTextNames('nl');

const fields: TinaField[] = [
  {
    type: 'string',
    name: 'description',
    label: 'About the site',
    description: 'A sentence or two for search engines, on pages that have no description of their own.',
    required: true,
    ui: { component: 'textarea', validate: validateText(300) },
  },
  picture({
    name: 'shareImage',
    label: 'Picture for shared links',
    description: 'Shown when someone shares a page that has no picture of its own. 1200 by 630 pixels.',
  }),
  omitEmpty<TinaField>({
    type: 'reference',
    name: 'termsPage',
    label: 'Page with the terms',
    description: "Where 'terms and conditions' leads in forms. Left empty: the page with the address terms.",
    collections: ['pages'],
  }),
  omitEmpty<TinaField>({
    type: 'reference',
    name: 'protocolPage',
    label: 'Page with the protocol',
    description:
      "Where 'protocol' leads in forms. Left empty: the page with the address power-hour-protocol.",
    collections: ['pages'],
  }),
  {
    type: 'object',
    name: 'texts',
    label: 'Own texts of the interface',
    description:
      'Texts of buttons, notices, forms and titles that you want to change. Anything in {braces} is filled in for you.',
    list: true,
    ui: { itemProps: (item) => ({ label: String(item['text'] || item['key'] || translate('Text')) }) },
    fields: [
      {
        type: 'string',
        name: 'key',
        label: 'Instead of',
        description: 'The name of the text: type part of it and choose.',
        required: true,
        ui: { component: TextNameField(names), validate: validateTextName },
      },
      {
        type: 'string',
        name: 'text',
        label: 'Write',
        required: true,
        ui: { component: 'textarea', validate: validateText(500) },
      },
    ],
  },
];

/** The settings of the whole site, a file per language. */
export const settings: Collection = {
  name: 'settings',
  label: 'Settings',
  path: 'site/content/settings',
  format: 'json',
  ui: { ...perLanguage, beforeSubmit: validateOnSave(Settings, fields) },
  fields,
};

function validateTextName(value: unknown): string | undefined {
  return typeof value === 'string' && names.has(value) ? undefined : 'Choose a name from the list';
}
