import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getSettings } from '#api/platform/settings.ts';

const DOCUMENTS = globSync(['{README,CONTRIBUTING,SECURITY}.md', '{edge-api,site,widget,tina,tests}/*.md']);
const README = readFileSync('README.md', 'utf8');
const EXAMPLE = readFileSync('.dev.vars.example', 'utf8');
const ALL = DOCUMENTS.map((path) => readFileSync(path, 'utf8')).join('\n');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const FILES = globSync('{*,{edge-api,site,widget,tina,tests,migrations}/**/*}.{ts,tsx,mjs,astro,css,toml}', {
  exclude: ['**/node_modules/**'],
});

/** Lists what `pattern` captures in the documents, without duplicates. */
function listMentions(pattern: RegExp): string[] {
  return [...new Set([...ALL.matchAll(pattern)].map(([, mention = '']) => mention))];
}

test.each(listMentions(/npm run ([\w:-]+)/g))('names the npm script %s, which exists', (name) => {
  expect(scripts).toHaveProperty([name]);
});

test('has every program of ours run in a fresh clone, on any Node', () => {
  const programs = Object.values(scripts).filter((script) => script.startsWith('node '));
  expect(programs.filter((script) => !script.startsWith('node edge-api/local/run-installed.mjs '))).toEqual(
    [],
  );
});

test.each(listMentions(/((?:edge-api|site|widget|tina|tests|migrations)\/[\w./*-]*\w)/g))(
  'names %s, which exists',
  (path) => {
    expect(globSync(path)).not.toEqual([]);
  },
);

test.each(listMentions(/(?<![\w/.<>*-])((?:[\w-]+\/)*[\w*-]+\.(?:ts|tsx|mjs|astro|css|toml))\b/g))(
  'names the file %s, which exists',
  (path) => {
    const named = new RegExp(`(?:^|/)${path.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')}$`);
    expect(FILES.some((file) => named.test(file))).toBe(true);
  },
);

test('code refers to headings of RULES.md that exist, and to no document that a reader does not have', () => {
  const headings = [...readFileSync('edge-api/RULES.md', 'utf8').matchAll(/^## (.*)$/gm)].map(
    ([, heading]) => heading,
  );
  const sources = FILES.filter((path) => !/\.toml$|worker-configuration\.d\.ts$/.test(path));
  const problems = sources.flatMap((path) => {
    const source = readFileSync(path, 'utf8').replaceAll(/\n\s*\*? ?/g, ' ');
    const unknown = [...source.matchAll(/RULES\.md, "([^"]+)"/g)].filter(
      ([, heading]) => !headings.includes(heading),
    );
    const foreign = source.match(
      /\b(?:api|decisions|specification|architecture|design|toolchain|style|field)\.md\b|§ ?\d/g,
    );
    return [...unknown.map(([reference]) => reference), ...(foreign ?? [])].map(
      (reference) => `${path}: ${reference}`,
    );
  });
  expect(headings.length).toBeGreaterThan(15);
  expect(problems.filter((problem) => !problem.startsWith('tests/support/readme.test.ts'))).toEqual([]);
});

test('explains every setting in .dev.vars.example, and no other', () => {
  const settings = readFileSync('edge-api/platform/settings.ts', 'utf8').split('\n});')[0] ?? '';
  const known = [...settings.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  const explained = EXAMPLE.matchAll(/^([A-Z_]+)=$/gm);
  const set = ['ENVIRONMENT', 'BUILD_ID'];
  expect([...set, ...[...explained].map(([, name]) => name)].toSorted()).toEqual(known.toSorted());
});

// Regression: the limit of pictures was raised, and the example named the old one.
test.each(
  Object.entries(getSettings({ ENVIRONMENT: 'local' })).filter(([, value]) => typeof value !== 'string'),
)('explains %s in .dev.vars.example with its default', (name, value) => {
  const text = typeof value === 'object' ? `${value.count}/${value.seconds}` : String(value);
  expect(EXAMPLE).toMatch(new RegExp(String.raw`default ${text}\b.*\n${name}=`));
});

// Without either, wrangler uses the local configuration, whose database has an id of zeros.
test.each(listMentions(/(wrangler (?:rollback|tail|secret put|d1 (?!create))[^`]*)/g))(
  'has “%s” work on production, or on the preview by its name',
  (command) => {
    expect(command).toMatch(/--env\s+production|--name /);
  },
);

test('lists the modules in the order that the import rules hold', () => {
  const rules = readFileSync('.dependency-cruiser.mjs', 'utf8');
  const order = /const ORDER = \[([^\]]*)\]/.exec(rules)?.[1] ?? '';
  const modules = [...order.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  expect(ALL.replaceAll(/\s+/g, ' ')).toContain(modules.join(' · '));
});

test('greets the newcomer in at most 900 words', () => {
  expect(README.split(/\s+/).length).toBeLessThanOrEqual(900);
});

test('links to documents that exist', () => {
  const links = [...README.matchAll(/\]\(((?!http)[^)#]+)\)/g)].map(([, path = '']) => path);
  expect(links.filter((path) => globSync(path).length === 0)).toEqual([]);
});
