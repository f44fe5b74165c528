import type { TinaCMS } from 'tinacms';
import { CharitiesIcon } from './CharitiesIcon.tsx';
import { CharitiesScreen } from './CharitiesScreen.tsx';

/** Puts our own screens into the editor's menu. */
export function addScreens(cms: TinaCMS): TinaCMS {
  cms.plugins.add({
    __type: 'screen',
    name: 'Charities',
    Icon: CharitiesIcon,
    Component: CharitiesScreen,
    layout: 'fullscreen',
    navCategory: 'Site',
  });
  return cms;
}
