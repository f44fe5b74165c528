import type { Collection, TinaField } from 'tinacms';
import { links as linkList, NAVIGATION_LINKS_MAX, toEditorField } from '../../site/src/blocks/fields.ts';
import { MENU_FALLBACKS, Navigation } from '../../site/src/ui/navigation-content.ts';
import { toTinaField } from '../fields/to-tina-field.ts';
import { translate } from '../texts/translate.ts';
import { perLanguage } from './folders.ts';
import { validateOnSave } from './validate-on-save.ts';

const links = (name: string, title: string, description: string): TinaField =>
  toTinaField(toEditorField(name, linkList(title, description, NAVIGATION_LINKS_MAX)));

const label = (name: string, usual: string): TinaField => ({
  type: 'string',
  name,
  label: usual,
  description: translate('Left empty, it says "{usual}".', { usual }),
});

const fields: TinaField[] = [
  links('header', 'Header', `The menu at the top; at most ${NAVIGATION_LINKS_MAX}.`),
  links('footer', 'Footer', `At most ${NAVIGATION_LINKS_MAX}.`),
  links('legal', 'Footer, legal', 'Terms, privacy and the like.'),
  {
    type: 'object',
    name: 'dashboard',
    label: "Dashboard's menu",
    fields: Object.entries(MENU_FALLBACKS).map(([name, usual]) => label(name, usual)),
  },
];

/** The links of header and footer and the dashboard's menu, a file per language. */
export const navigation: Collection = {
  name: 'navigation',
  label: 'Navigation and footer',
  path: 'site/content/navigation',
  format: 'json',
  ui: { ...perLanguage, beforeSubmit: validateOnSave(Navigation, fields) },
  fields,
};
