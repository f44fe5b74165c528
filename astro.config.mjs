import cloudflare from '@astrojs/cloudflare';
import { defineConfig } from 'astro/config';
import { widget } from './widget/build/integration.ts';
import { sharePictures } from './site/src/features/sharing/draw-share-pictures.ts';
import { clientDirectives } from './site/src/hydration/directives.ts';
import { quickReact } from './site/src/hydration/react.ts';
import { dropUnusedRulesOfPages } from './site/src/drop-unused-rules.ts';
import { policyFirst } from './site/src/policy-first.ts';
import { toPolicyHash } from './site/src/policy-hash.ts';
import { preloadIslands } from './site/src/preload-islands.ts';
import { FIRST_PAINT } from './site/src/ui/first-paint.ts';
import { editorPreview } from './tina/preview/integration.mjs';

/** The browsers that styles are written for, Vite's own choice: said once, or pages get them in two versions. */
const CSS_TARGET = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** Lightning CSS's flag for the feature (Features.LightDark). */
const LIGHT_DARK = 1 << 20;

/**
 * What scripts share, in five files: each file of its own is a request, often only known of after another. Scripts that
 * are not islands need `plain` alone, the islands of the public pages `shared` too, the lists of campaigns `cards`, the
 * log-in and all behind it `forms` as well. What a few pages alone need stays out: passkeys, the profile, what a
 * celebrity says of themselves, and what a card says of a result.
 */
const SHARED_SCRIPTS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|nanostores|@nanostores)\/|@astrojs\/react\//,
  },
  {
    name: 'plain',
    test: /\/(edge-api\/(platform\/(money-|locale-)?rules|campaigns\/rules)|widget\/client\/(fill-text|storage)|site\/src\/features\/campaigns\/(countdown-state|follow-clock|format))\.ts$/,
    minShareCount: 2,
  },
  {
    name: 'shared',
    test: /\/(edge-api\/(client|campaigns\/rich-text-rules|(accounts|media|submissions|shares)\/rules)|widget\/(client\/(outcome|send|use-latest|OutlineIcon)|subscribe\/(draft|SignedInAs|Icon|EndingPanel))|site\/src\/(i18n\/country-name|ui\/(toasts|Spinner)|features\/(campaigns\/(?!ResultLine|format-result)[\w-]+|accounts\/(api|login-path|redirect-once|session|session-state))))\.tsx?$/,
    minShareCount: 3,
  },
  {
    name: 'forms',
    test: /\/(edge-api\/(platform|campaigns)|widget|site\/src\/(ui(?!\/CopyButton)|features\/accounts(?!\/(passkeys|profile|PersonalFields))))\/.*\.tsx?$|\/lucide-react\//,
    minShareCount: 3,
  },
  {
    name: 'cards',
    test: /\/site\/src\/features\/(campaigns\/(use-clock|LoadingStates|CardSkeletons|ListCard)|dashboard\/LoadMore)\.tsx?$/,
    minShareCount: 2,
  },
];

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
  session: false,
  // Otherwise the minifier puts variables in place of light-dark() that are decided on :root, where tokens.css
  // stands, and a dark ground on a light page gets the colours of the page.
  vite: {
    build: { cssTarget: CSS_TARGET },
    css: { lightningcss: { exclude: LIGHT_DARK } },
    environments: {
      client: {
        // The adapter's first line for Workers would be in every script of a page.
        build: { rolldownOptions: { output: { banner: '', codeSplitting: { groups: SHARED_SCRIPTS } } } },
      },
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  adapter: cloudflare({ imageService: 'compile', prerenderEnvironment: 'node' }),
  integrations: [
    ...[quickReact(), clientDirectives(), widget(), sharePictures()],
    ...[dropUnusedRulesOfPages(), policyFirst(), preloadIslands(), ...editorPreview()],
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
