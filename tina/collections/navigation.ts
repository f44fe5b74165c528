import type { Collection, TinaField } from 'tinacms';
import { linksField } from '../../site/src/blocks/link-fields.ts';
import { Navigation } from '../../site/src/ui/navigation-content.ts';
import { perLanguage } from './folders.ts';
import { validateOnSave } from './validate-on-save.ts';

/** The number of links that fit into a header or footer. */
const LINKS_MAX = 8;

const links = (name: string, title: string, description: string): TinaField =>
  linksField({ name, label: title, description }, { max: LINKS_MAX, newLabel: 'New link' });

const label = (name: string, usual: string): TinaField => ({
  type: 'string',
  name,
  label: usual,
  description: `Left empty, it says "${usual}".`,
});

const fields: TinaField[] = [
  links('header', 'Header', `The menu at the top; at most ${LINKS_MAX}.`),
  links('footer', 'Footer', `At most ${LINKS_MAX}.`),
  links('legal', 'Footer, agreements', 'Terms, privacy and the like.'),
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
      label('myCharity', 'My charity'),
      label('charities', 'Charities'),
      label('admin', 'Administration'),
      label('payouts', 'Payouts'),
      label('selections', 'Selections'),
      label('reports', 'Reports'),
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
