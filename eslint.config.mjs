import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { SITE_ORDER } from './.dependency-cruiser.mjs';
import { hasEditorPackages } from '#tests/support/has-editor-packages.mjs';
import { noQuadraticSearch } from '#tests/support/no-quadratic-search.mjs';

/** How site and widget may reach the API: client, rules and contracts (CONTRIBUTING.md). */
const apiInternals = {
  regex: '^#api/(?!client(\\.server)?\\.ts$|.+/([\\w-]+-)?(rules|contract)\\.ts$)|/edge-api/',
  message: 'site and widget reach edge-api only through client.ts, rules.ts and contract.ts',
};
const contractValueImports = {
  regex: '^#api/.+contract\\.ts$',
  allowTypeImports: true,
  message: 'a browser pays for what it imports: contracts only as types',
};
const serverClient = {
  regex: '^#api/client\\.server\\.ts$',
  message: 'the in-Worker client is for on-demand pages (.astro) only',
};
const site = { regex: '^#site/|/site/', message: 'the widget never imports the site' };

const restrict = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

/** The order of the site's folders in .astro files, which dependency-cruiser does not read. */
const siteOrder = SITE_ORDER.slice(0, -1).map((folder, index) => ({
  files: [`site/src/{features/,}${folder}/**/*.astro`],
  rules: restrict(apiInternals, {
    regex: `^(#site|\\.\\.(/\\.\\.)*)/(features/)?(${SITE_ORDER.slice(index + 1).join('|')})/`,
    message: 'a folder of the site imports only those before it in SITE_ORDER (.dependency-cruiser.mjs)',
  }),
}));

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.astro/',
      '.wrangler/',
      '.local/',
      'worker-configuration.d.ts',
      'site/public/',
      'widget/versions/',
      ...(hasEditorPackages() ? ['tina/__generated__/'] : ['tina/']),
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  ...astro.configs['flat/recommended'],
  {
    // A pattern takes time in proportion to its text, trusted or not.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    // Where texts are people's, repetitions that a pattern does not begin with as well.
    files: ['{edge-api,site/src/features,widget}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'edge-api/{local,sandbox}/**', 'edge-api/**/command/**'],
    plugins: { own: { rules: { 'no-quadratic-search': noQuadraticSearch } } },
    rules: { 'own/no-quadratic-search': 'error' },
  },
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.astro'] } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  { files: ['site/**/*.{ts,tsx,astro}'], rules: restrict(apiInternals) },
  ...siteOrder,
  { files: ['site/**/*.tsx'], rules: restrict(apiInternals, contractValueImports, serverClient) },
  {
    files: ['widget/**/*.{ts,tsx}'],
    rules: restrict(apiInternals, contractValueImports, serverClient, site),
  },
  { files: ['{site,widget}/**/*.tsx', '{site,widget}/**/use-*.ts'], ...reactHooks.configs.flat.recommended },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-namespace': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['**/*.astro'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['**/*.mjs', '*.config.ts'],
    ...tseslint.configs.disableTypeChecked,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/no-restricted-imports': 'off',
    },
  },
);
