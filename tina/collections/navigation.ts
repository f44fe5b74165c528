import type { Collection, TinaField } from 'tinacms';
import { shortTextField, linkTargetFields } from '#site/blocks/fields.ts';
import { Navigation } from '#site/ui/navigation-content.ts';
import { perLanguage } from './per-language.ts';
import { validateOnSave } from './validate-on-save.ts';

/** The number of links that fit into a header or footer. */
const LINKS_MAX = 8;

const links = (words: { name: string; label: string; description: string }): TinaField => ({
  type: 'object',
  list: true,
  ...words,
  ui: {
    max: LINKS_MAX,
    itemProps: (item) => ({ label: String(item['label'] || 'Link') }),
    defaultItem: { label: 'New link', type: 'custom', url: '/' },
  },
  fields: [shortTextField({ name: 'label', label: 'Words' }), ...linkTargetFields()],
});

const label = (name: string, usual: string): TinaField => ({
  type: 'string',
  name,
  label: usual,
  description: `Left empty, it says "${usual}".`,
});

const fields: TinaField[] = [
  links({ name: 'header', label: 'Header', description: `The menu at the top; at most ${LINKS_MAX}.` }),
  links({ name: 'footer', label: 'Footer', description: `At most ${LINKS_MAX}.` }),
  links({ name: 'legal', label: 'Footer, agreements', description: 'Terms, privacy and the like.' }),
  {
    type: 'object',
    name: 'dashboard',
    label: "Dashboard's menu",
    fields: [
      label('title', 'Menu'),
      label('profile', 'Profile'),
      label('submissions', 'My Campaign Subscriptions'),
      label('myCampaigns', 'My Campaigns'),
      label('subscribed', 'Subscribed Campaigns'),
      label('createCampaign', 'Create Campaign'),
      label('charities', 'Charities'),
    ],
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
