import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '#api/platform/rules.ts';

const FOLDER = '.local/bench-pages';
const PAGES = 1000;
/** The files that a build reads. */
const PROJECT_FILES = [
  'site',
  'edge-api',
  'widget',
  'tina',
  'astro.config.mjs',
  'wrangler.toml',
  'package.json',
  'tsconfig.json',
];

/**
 * Prints the CPU seconds of building 1,000 pages of this site and 1,000 trivial Astro pages, as one route and as a file
 * each, child processes included. The site without the pages is built as well, because its islands and its Worker cost
 * the same for one page and for a thousand. No build uses a cache of another.
 */
export function benchPages(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  const trivial = measureBuildSeconds(trivialRoute());
  const files = measureBuildSeconds(trivialFiles());
  const project = copyProject();
  const few = measureBuildSeconds(project);
  writePages(project);
  const many = measureBuildSeconds(project);
  const added = many - few;
  console.table([
    row(`${PAGES} trivial Astro pages of one route`, trivial),
    row(`${PAGES} trivial Astro pages, a file each`, files),
    row('the site as it is', few),
    row(`the site and ${PAGES} pages`, many),
    row(`the ${PAGES} pages alone`, added),
  ]);

  function row(build: string, seconds: number) {
    return {
      build,
      'CPU s': roundToTenth(seconds),
      'times a route': roundToTenth(seconds / trivial),
      'times files': roundToTenth(seconds / files),
    };
  }
}

/** Creates a site with a thousand trivial pages from one route. */
function trivialRoute(): string {
  const pages = emptySite('route');
  writeFileSync(
    `${pages}/[slug].astro`,
    `---
export function getStaticPaths() {
  return Array.from({ length: ${PAGES} }, (_, at) => ({ params: { slug: 'page-' + at }, props: { at } }));
}
const { at } = Astro.props;
---
${trivialPage('{at}')}`,
  );
  return `${FOLDER}/route`;
}

/** Creates a site with a thousand trivial pages, a file each. */
function trivialFiles(): string {
  const pages = emptySite('files');
  for (let at = 0; at < PAGES; at += 1) writeFileSync(`${pages}/page-${at}.astro`, trivialPage(String(at)));
  return `${FOLDER}/files`;
}

/** Creates a site without pages; returns the folder of its pages. */
function emptySite(name: string): string {
  const root = `${FOLDER}/${name}`;
  mkdirSync(`${root}/src/pages`, { recursive: true });
  writeFileSync(`${root}/astro.config.mjs`, 'export default {};\n');
  writeFileSync(`${root}/package.json`, '{ "type": "module" }\n');
  return `${root}/src/pages`;
}

function trivialPage(at: string): string {
  return `<html lang="en"><head><meta charset="utf-8" /><title>Page ${at}</title></head><body><h1>Page ${at}</h1><p>A sentence.</p></body></html>\n`;
}

function copyProject(): string {
  const root = `${FOLDER}/site`;
  for (const name of PROJECT_FILES)
    cpSync(name, `${root}/${name}`, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  return root;
}

/** Writes pages as editors do, each with its own title and texts, half of them in each language. */
function writePages(root: string): void {
  for (const language of LANGUAGES) {
    for (let at = 0; at < PAGES / LANGUAGES.length; at += 1) {
      const paragraph = `Paragraph of page ${at} with **bold words**, a [link](/${language}/terms) and some more to read. `;
      const page = {
        title: `Page ${at} in ${language} about an hour`,
        slug: `bench-${at}`,
        draft: false,
        description: `What page ${at} says, in a sentence of usual length.`,
        blocks: [
          { _template: 'hero', richText: `# Page ${at}\n\n${paragraph}` },
          { _template: 'richText', content: `## What it says\n\n${`${paragraph.repeat(4)}\n\n`.repeat(4)}` },
          {
            _template: 'richText',
            content: `## And more\n\n- one\n- two\n- three\n\n${paragraph.repeat(6)}`,
          },
        ],
      };
      writeFileSync(`${root}/site/content/pages/${language}/bench-${at}.json`, JSON.stringify(page));
    }
  }
}

function measureBuildSeconds(root: string): number {
  for (const stale of ['dist', 'node_modules', '.astro'])
    rmSync(`${root}/${stale}`, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', 'astro build --silent >build.log 2>&1 && times'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error(`the build in ${root} failed, see ${root}/build.log ${stderr}`);
  const children = stdout.trim().split('\n')[1] ?? '';
  return [...children.matchAll(/(?<!\d)(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
