/**
 * The modules of the API, lowest first: a module imports only modules before it, and its queries may join their
 * tables.
 */
const ORDER = [
  'platform',
  'accounts',
  'admin-log',
  'media',
  'celebrities',
  'charities',
  'campaigns',
  'submissions',
  'reminders',
  'contact',
  'payments',
  'embeds',
  'scoring',
  'nominees',
  'thanks',
  'wall',
  'stories',
  'payouts',
  'cancellations',
  'outcomes',
  'sharing',
  'subscriptions',
  'management',
  'statistics',
  'reports',
  'consent',
  'tracking',
  'pages',
  'privacy',
  'admin',
  'openapi',
];
/** The folders of the site and its features, lowest first: each imports only folders before it. */
export const SITE_ORDER = [
  'i18n',
  'styles',
  'hydration',
  'ui',
  'tracking',
  'accounts',
  'media',
  'profile',
  'campaigns',
  'blocks',
  'cancellations',
  'management',
  'sharing',
  'wall',
  'contact',
  'live',
  'statistics',
  'subscriptions',
  'admin',
  'reports',
  'nominees',
  'charities',
  'campaign-form',
  'payouts',
  'charity-profile',
  'thanks',
  'submissions',
  'stories',
  'embeds',
  'promotion-kit',
  'reminders',
  'layouts',
  'pages',
];
const modules = `^edge-api/(${ORDER.join('|')})/`;
const test = '\\.(test|fixture)\\.tsx?$';

const downwardOnly = ORDER.slice(0, -1).map((module, index) => ({
  name: `${module}-imports-only-modules-below`,
  severity: 'error',
  from: { path: `^edge-api/${module}/`, pathNot: test },
  to: { path: `^edge-api/(${ORDER.slice(index + 1).join('|')})/` },
}));

const siteDownwardOnly = SITE_ORDER.slice(0, -1).map((folder, index) => ({
  name: `site-${folder}-imports-only-folders-below`,
  severity: 'error',
  from: { path: `^site/src/(features/)?${folder}/`, pathNot: test },
  to: { path: `^site/src/(features/)?(${SITE_ORDER.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...downwardOnly,
    ...siteDownwardOnly,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      // The demo's share pictures have the site's words.
      name: 'edge-api-never-imports-site-widget-or-tina',
      severity: 'error',
      from: { path: '^edge-api/', pathNot: '^edge-api/sandbox/demo/pictures/' },
      to: { path: '^(site|widget|tina)/' },
    },
    {
      name: 'widget-never-imports-site',
      severity: 'error',
      from: { path: '^widget/' },
      to: { path: '^site/' },
    },
    {
      name: 'widget-client-stands-alone',
      severity: 'error',
      from: { path: '^widget/client/', pathNot: test },
      to: {
        path: '^(widget|edge-api)/',
        pathNot: ['^widget/client/', '^edge-api/client\\.ts$', '^edge-api/[\\w-]+/[\\w-]*rules\\.ts$'],
      },
    },
    {
      name: 'only-the-editor-imports-tina',
      severity: 'error',
      from: { path: '^(site|widget|tests)/' },
      to: { path: '^tina/' },
    },
    {
      name: 'tina-imports-only-blocks-and-rules',
      severity: 'error',
      from: { path: '^tina/(?!preview/)' },
      to: {
        path: '^(site|widget|edge-api)/',
        pathNot: [
          '^site/src/blocks/[\\w.-]+\\.ts$',
          '^site/src/(list-text-names|i18n/settings|i18n/reserved-slugs)\\.ts$',
          '^site/src/ui/(broken-links|field-schemas|navigation-content)\\.ts$',
          '^edge-api/[\\w-]+/[\\w-]*(rules|contract)\\.ts$',
          '^edge-api/local/install\\.mjs$',
        ],
      },
    },
    {
      name: 'a-browser-imports-contracts-only-as-types',
      severity: 'error',
      from: { path: '^(site|widget)/.*\\.tsx$' },
      to: { path: '^edge-api/.*(contract|client\\.server)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site-and-widget-import-only-client-rules-and-contract',
      severity: 'error',
      from: { path: '^(site|widget)/', pathNot: test },
      to: {
        path: '^edge-api/',
        pathNot: ['^edge-api/client(\\.server)?\\.ts$', '^edge-api/[\\w-]+/[\\w-]*(rules|contract)\\.ts$'],
      },
    },
    {
      name: 'modules-import-only-index-rules-contract-and-table',
      severity: 'error',
      from: { path: modules, pathNot: test },
      to: {
        path: modules,
        pathNot: ['^edge-api/$1/', '^edge-api/platform/', '/[\\w-]*(index|rules|contract|table)\\.ts$'],
      },
    },
    {
      name: 'modules-never-import-entry-points',
      severity: 'error',
      from: { path: modules, pathNot: test },
      to: { path: '^edge-api/(app|worker|sweep|handle-queue|client|schema)\\.ts$' },
    },
    {
      name: 'only-routes-and-session-cookies-know-hono',
      severity: 'error',
      from: {
        path: modules,
        pathNot: [test, '^edge-api/(platform|openapi)/', '/(routes|with-actor|session-cookies)\\.ts$'],
      },
      to: { path: 'node_modules/hono' },
    },
    {
      name: 'rules-import-no-package',
      severity: 'error',
      from: { path: '^edge-api/.*/[\\w-]*rules\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'stripe-in-one-file',
      severity: 'error',
      from: {
        path: '^edge-api/',
        pathNot: [test, '^edge-api/payments/provider/provider\\.ts$', '^edge-api/sandbox/'],
      },
      to: { path: 'node_modules/stripe' },
    },
    {
      name: 'ai-sdk-in-one-file',
      severity: 'error',
      from: {
        path: '^(edge-api|site|widget|tina)/',
        pathNot: [test, '^edge-api/scoring/judge/ai-model\\.ts$'],
      },
      to: { path: 'node_modules/(ai|workers-ai-provider|@ai-sdk)/' },
    },
    {
      name: 'better-auth-in-one-file',
      severity: 'error',
      from: {
        path: '^edge-api/',
        pathNot: [test, '^edge-api/accounts/auth\\.ts$', '^edge-api/sandbox/demo/'],
      },
      to: { path: 'node_modules/better-auth' },
    },
    {
      name: 'only-local-tools-import-the-sandbox',
      severity: 'error',
      from: { path: '^(edge-api|site|widget)/', pathNot: '^edge-api/(local|sandbox)/' },
      to: { path: '^edge-api/(local|sandbox)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(tina/(node_modules|__generated__)|tests/client)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
