import type { TinaCMS } from 'tinacms';
import { translate } from '../texts/translate.ts';
import { CharitiesIcon } from './CharitiesIcon.tsx';
import { CharitiesScreen } from './CharitiesScreen.tsx';
import { PagesIcon } from './PagesIcon.tsx';
import { PagesScreen } from './PagesScreen.tsx';

const SCREEN = { __type: 'screen', layout: 'fullscreen', navCategory: 'Site' } as const;

/** Puts our own screens into the editor's menu, and opens it on the list of pages. */
export function addScreens(cms: TinaCMS): TinaCMS {
  const name = translate('All pages');
  cms.plugins.add({ ...SCREEN, name, Icon: PagesIcon, Component: PagesScreen });
  cms.plugins.add({
    ...SCREEN,
    name: translate('Charities'),
    Icon: CharitiesIcon,
    Component: CharitiesScreen,
  });
  // Without it TinaCMS opens the site's first page.
  if (/^(?:#\/?)?$/.test(location.hash)) location.replace(`#/screens/${toAddress(name)}`);
  return cms;
}

/** Returns the part of the address that TinaCMS makes of a screen's name. */
const toAddress = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\w\s]/g, '')
    .replace(/\s+/g, '_');
