import { defineConfig } from 'tinacms';
import { logos } from './collections/logos.ts';
import { navigation } from './collections/navigation.ts';
import { pages } from './collections/pages.ts';
import { settings } from './collections/settings.ts';
import { testimonials } from './collections/testimonials.ts';
import { findHistory } from './history/history-path.ts';
import { localize } from './fields/localize.ts';
import { addScreens } from './screens/add-screens.tsx';

/**
 * The editor. On one's own machine (`npm run edit`) it reads and writes the files of this repository; built with
 * TINA_CLIENT_ID and TINA_TOKEN it does so through TinaCloud, on TINA_BRANCH (edge-api/README.md).
 */
export default defineConfig({
  branch: process.env['TINA_BRANCH'] ?? 'main',
  clientId: process.env['TINA_CLIENT_ID'] ?? null,
  token: process.env['TINA_TOKEN'] ?? null,
  build: { outputFolder: 'admin', publicFolder: 'site/public' },
  media: {
    // Not site/public: the build processes the pictures here (site/src/blocks/find-media.ts).
    tina: { publicFolder: 'site/src', mediaRoot: 'media' },
    accept: ['image/*', 'video/mp4', 'video/webm'],
  },
  telemetry: 'disabled',
  // A link only needs the path of the page to which it refers.
  client: { referenceDepth: 0 },
  schema: { collections: [pages, navigation, settings, testimonials, logos].map(localize) },
  cmsCallback: addScreens,
  // TinaCMS asks for this only if there is a branch, which one's own machine need not have.
  repoProvider: { defaultBranchName: 'main', historyUrl: ({ relativePath }) => findHistory(relativePath) },
});
