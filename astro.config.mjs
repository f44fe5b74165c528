import cloudflare from '@astrojs/cloudflare';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { widget } from './widget/build/integration.ts';
import { sharePictures } from './site/src/features/sharing/draw-share-pictures.ts';
import { clientDirectives } from './site/src/hydration/directives.ts';
import { dropUnusedRulesOfPages } from './site/src/drop-unused-rules.ts';
import { policyFirst } from './site/src/policy-first.ts';
import { toPolicyHash } from './site/src/security-headers.ts';
import { FIRST_PAINT } from './site/src/ui/first-paint.ts';
import { editorPreview } from './tina/preview/integration.mjs';

/** The browsers for which styles are written: Vite's default, named so that pages do not get styles in two versions. */
const CSS_TARGET = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** Lightning CSS's flag for the feature (Features.LightDark). */
const LIGHT_DARK = 1 << 20;

/** React and the stores in a file of their own: every island needs them, and they change less often than islands. */
const REACT = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|nanostores|@nanostores)\/|@astrojs\/react\//,
};

/**
 * Modules that many scripts share are bundled into four files instead of one per combination of importers: two that
 * visitors' pages need, without React and with it, the rules of campaigns' cards, and the forms and parts that the rest
 * of the site shares. Only modules without styles: Astro inlines styles and drops their files, so lazily loaded parts
 * would fail without them.
 */
const PLAIN = {
  name: 'plain',
  test: /\/(edge-api\/(client|platform\/(?!csv-)[\w-]+|submissions\/rules|accounts\/rules|campaigns\/(countdown-)?rules)|widget\/client\/(?!use-)[\w-]+|site\/src\/(i18n\/(format|country-name)|features\/campaigns\/(countdown-state|follow-clock|read-live)))\.ts$/,
};
const ISLANDS = {
  name: 'islands',
  test: /\/accounts\/(passkeys\/(ask|log-in)-[\w-]+|session|session-state|safe-redirect|login-path|api)\.ts$|\/ui\/(toasts\.ts|(Spinner|LoadMore)\.tsx)$|\/widget\/client\/(OutlineIcon\.tsx|use-(browser-value|copy)\.ts)$/,
};
const CARDS = {
  name: 'cards',
  test: /\/edge-api\/(campaigns\/(rich-text|dial)-rules|media\/(focal-)?rules|submissions\/moment-rules)\.ts$/,
};
const SHARED = {
  name: 'shared',
  test: /\/site\/src\/(?!i18n|features\/campaigns).*\.ts$|\/site\/src\/ui\/.*\.tsx$|\/accounts\/(\w+Field|SessionProvider)\.tsx$|\/lucide-react\//,
  minShareCount: 5,
};

/** Keeps the script that every page has in a file, which browsers cache; other short scripts are inlined. */
const keepTrackingApart = (file) => (file.includes('/Page.astro') ? false : undefined);

export default defineConfig({
  srcDir: './site/src',
  publicDir: './site/public',
  outDir: process.env.OUT_DIR ?? './dist',
  site: process.env.PUBLIC_ORIGIN ?? 'http://localhost:8787',
  output: 'server',
  // The middleware removes a trailing slash itself, in the same redirect as other changes.
  trailingSlash: 'ignore',
  // A separate style sheet would delay the first paint by a round trip.
  build: { format: 'file', inlineStylesheets: 'always' },
  // Shorter than an attribute, on each element and in each rule.
  scopedStyleStrategy: 'class',
  session: false,
  // Otherwise the minifier replaces light-dark() with variables that are resolved on :root, where tokens.css defines
  // them, and a dark ground on a light page would get the page's colours.
  vite: {
    build: { cssTarget: CSS_TARGET, assetsInlineLimit: keepTrackingApart },
    css: { lightningcss: { exclude: LIGHT_DARK } },
    environments: {
      client: {
        // Otherwise the adapter's banner for Workers would be in every script of a page.
        build: {
          rolldownOptions: {
            output: { banner: '', codeSplitting: { groups: [REACT, PLAIN, ISLANDS, CARDS, SHARED] } },
          },
        },
      },
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  adapter: cloudflare({ imageService: 'compile', prerenderEnvironment: 'node' }),
  integrations: [
    ...[react(), clientDirectives(), widget(), sharePictures()],
    ...[dropUnusedRulesOfPages(), policyFirst(), ...editorPreview()],
  ],
  security: {
    // Astro would reject requests that the API handles; the API checks the origin of every call (platform/origin).
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [toPolicyHash(FIRST_PAINT)] },
    },
  },
});
