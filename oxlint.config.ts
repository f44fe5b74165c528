import { existsSync } from 'node:fs';
import { defineConfig, type OxlintConfig } from 'oxlint';
import { SITE_ORDER } from './.dependency-cruiser.mjs';
import { EDITOR_FOLDER } from './edge-api/local/install.mjs';

type Rules = NonNullable<OxlintConfig['rules']>;

/** The only parts of the API that site and widget may import: client, rules and contracts (CONTRIBUTING.md). */
const apiInternals = {
  group: [
    '#api/**',
    '**/edge-api/**',
    '!#api/client.ts',
    '!#api/client.server.ts',
    '!#api/**/{*-,}{rules,contract}.ts',
  ],
  message: 'site and widget reach edge-api only through client.ts, rules.ts and contract.ts',
};
const restrict = (...patterns: object[]): Rules => ({ 'no-restricted-imports': ['error', { patterns }] });

/** Enforces the order of the site's folders in .astro files, which dependency-cruiser does not read. */
const siteOrder = SITE_ORDER.slice(0, -1).map((folder, index) => ({
  files: [`site/src/{features/,}${folder}/**/*.astro`],
  rules: restrict(apiInternals, {
    regex: `^(#site|\\.\\.(/\\.\\.)*)/(features/)?(${SITE_ORDER.slice(index + 1).join('|')})/`,
    message: 'a folder of the site imports only those before it in SITE_ORDER (.dependency-cruiser.mjs)',
  }),
}));

/** In addition to oxlint's "correctness": the rules of typescript-eslint's strict and stylistic presets, by name. */
const strict = [
  'adjacent-overload-signatures',
  'array-type',
  'ban-ts-comment',
  'ban-tslint-comment',
  'class-literal-property-style',
  'consistent-generic-constructors',
  'consistent-indexed-object-style',
  'consistent-type-imports',
  'no-confusing-non-null-assertion',
  'no-deprecated',
  'no-dynamic-delete',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extraneous-class',
  'no-inferrable-types',
  'no-invalid-void-type',
  'no-mixed-enums',
  'no-namespace',
  'no-non-null-asserted-nullish-coalescing',
  'no-non-null-assertion',
  'no-require-imports',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-condition',
  'no-unnecessary-template-expression',
  'no-unnecessary-type-arguments',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unnecessary-type-conversion',
  'no-unnecessary-type-parameters',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-enum-comparison',
  'no-unsafe-function-type',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'no-unsafe-type-assertion',
  'no-useless-default-assignment',
  'non-nullable-type-assertion-style',
  'only-throw-error',
  'prefer-find',
  'prefer-for-of',
  'prefer-function-type',
  'prefer-includes',
  'prefer-literal-enum-member',
  'prefer-optional-chain',
  'prefer-promise-reject-errors',
  'prefer-reduce-type-parameter',
  'prefer-regexp-exec',
  'prefer-return-this-type',
  'prefer-string-starts-ends-with',
  'related-getter-setter-pairs',
  'require-await',
  'restrict-plus-operands',
  'return-await',
  'switch-exhaustiveness-check',
  'unified-signatures',
  'use-unknown-in-catch-callback-variable',
].map((name) => [`typescript/${name}`, 'error']);

/** Rules that are off for code that is untyped by nature: responses in tests, and scripts. */
const noUnsafe = {
  'typescript/no-unsafe-argument': 'off',
  'typescript/no-unsafe-assignment': 'off',
  'typescript/no-unsafe-call': 'off',
  'typescript/no-unsafe-member-access': 'off',
  'typescript/no-unsafe-return': 'off',
} as const;

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: ['./tests/support/regexp-plugin.mjs'],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  ignorePatterns: [
    'dist/',
    '.astro/',
    '.wrangler/',
    '.local/',
    'worker-configuration.d.ts',
    'site/public/',
    'widget/versions/',
    // Its client, with the types, is generated when the editor runs.
    'tests/client/',
    ...(existsSync(`${EDITOR_FOLDER}/node_modules`) ? ['tina/__generated__/'] : ['tina/']),
  ],
  rules: {
    ...Object.fromEntries(strict),
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-array-constructor': 'error',
    'no-useless-constructor': 'error',
    'no-empty-function': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    eqeqeq: 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    'patterns/no-super-linear': 'error',
    'typescript/require-array-sort-compare': 'off',
    // People may type such characters, and patterns look for them.
    'no-control-regex': 'off',
    'no-misleading-character-class': 'off',
  },
  overrides: [
    {
      // For patterns that run on people's texts: also reject repetitions that are not at the start of the pattern.
      files: ['{edge-api,site/src/features,widget}/**/*.{ts,tsx}'],
      rules: { 'patterns/no-quadratic-search': 'error' },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'edge-api/{local,sandbox}/**', 'edge-api/**/command/**'],
      rules: { 'patterns/no-quadratic-search': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
      rules: {
        'typescript/consistent-type-definitions': 'off',
        'typescript/no-namespace': 'off',
        'typescript/require-await': 'off',
        'no-empty-pattern': 'off',
        'typescript/unbound-method': 'off',
        ...noUnsafe,
      },
    },
    { files: ['**/*.mjs', '*.config.ts'], rules: noUnsafe },
    {
      files: ['{site,widget}/**/*.tsx', '{site,widget}/**/use-*.ts'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    { files: ['site/**/*.astro'], rules: restrict(apiInternals) },
    ...siteOrder,
  ],
});
