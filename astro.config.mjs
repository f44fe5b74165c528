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

/** The browsers that styles are written for, Vite's own choice: said once, or pages get them in two versions. */
const CSS_TARGET = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** Lightning CSS's flag for the feature (Features.LightDark). */
const LIGHT_DARK = 1 << 20;

/** React and the stores in a file of their own: every island needs them, and they change less often than islands. */
const REACT = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|nanostores|@nanostores)\/|@astrojs\/react\//,
};

/**
 * What many scripts share comes in four files, not in one for each combination of its users: what visitors' pages need
 * without React and with it, then what the rest of the site shares of either, rules and forms. Only what has no styles:
 * Astro puts those into the pages and drops their files, without which a part that is loaded late would fail.
 */
const PLAIN = {
  name: 'plain',
  test: /\/(edge-api\/(client|platform\/[\w-]+|submissions\/rules|accounts\/rules|campaigns\/(countdown-)?rules)|widget\/client\/(?!use-)[\w-]+|site\/src\/(i18n\/format|features\/campaigns\/(countdown-state|follow-clock|read-live)))\.ts$/,
};
const ISLANDS = {
  name: 'islands',
  test: /\/accounts\/(passkeys\/(ask|log-in)-[\w-]+|session|session-state|safe-redirect|login-path|api)\.ts$|\/ui\/(toasts\.ts|(Spinner|LoadMore)\.tsx)$|\/widget\/client\/OutlineIcon\.tsx$/,
};
const RULES = {
  name: 'rules',
  test: /\/(edge-api|site\/src\/(i18n|features\/campaigns))\/(?:[\w-]+\/)*(?!use-|clock|campaigns-store|shared-)[\w-]+\.ts$/,
  minShareCount: 6,
};
const SHARED = {
  name: 'shared',
  test: /\/site\/src\/(?!i18n|features\/campaigns).*\.ts$|\/site\/src\/ui\/.*\.tsx$|\/accounts\/(\w+Field|SessionProvider)\.tsx$|\/lucide-react\//,
  minShareCount: 5,
};

/** Keeps the script that every page has in a file, which the second page need not fetch; other short ones are inline. */
const keepTrackingApart = (file) => (file.includes('/Page.astro') ? false : undefined);

export default defineConfig({
  srcDir: './site/src',
  publicDir: './site/public',
  outDir: process.env.OUT_DIR ?? './dist',
  site: process.env.PUBLIC_ORIGIN ?? 'http://localhost:8787',
  output: 'static',
  // The middleware drops a trailing slash itself, in the same step as what else has to change.
  trailingSlash: 'ignore',
  // A style sheet of its own would hold the first paint for another round trip.
  build: { format: 'file', inlineStylesheets: 'always' },
  // Shorter than an attribute, in each element and in each rule.
  scopedStyleStrategy: 'class',
  session: false,
  // Otherwise the minifier puts variables in place of light-dark() that are decided on :root, where tokens.css
  // stands, and a dark ground on a light page gets the colours of the page.
  vite: {
    build: { cssTarget: CSS_TARGET, assetsInlineLimit: keepTrackingApart },
    css: { lightningcss: { exclude: LIGHT_DARK } },
    environments: {
      client: {
        // The adapter's first line for Workers would be in every script of a page.
        build: {
          rolldownOptions: {
            output: { banner: '', codeSplitting: { groups: [REACT, PLAIN, ISLANDS, RULES, SHARED] } },
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
    // Astro's check would refuse what the API answers itself; the API checks the origin of every call (platform/origin).
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
