import { expect, test } from 'vitest';
import { addPreloads } from './preload-islands.ts';

const SCRIPTS: Readonly<Record<string, string>> = {
  '/_astro/Form.1.js': 'import{a}from"./react.2.js";import"./plain.3.js";import("./later.4.js")',
  '/_astro/client.5.js': 'export{t as default}from"./react.2.js"',
  '/_astro/react.2.js': 'import{b}from"./plain.3.js"',
  '/_astro/plain.3.js': '',
};

const read = (url: string): string => {
  const script = SCRIPTS[url];
  if (script === undefined) throw new Error(`${url} is not to be read`);
  return script;
};

const toPage = (directive: string) =>
  `<body><astro-island component-url="/_astro/Form.1.js" renderer-url="/_astro/client.5.js" props="{&quot;a&quot;:&quot;>&quot;}" client="${directive}"></astro-island></body>`;

test.each(['load', 'first-use'])(
  'a page names all that its islands import, once, and not what they load later (%s)',
  (directive) => {
    const urls = [...addPreloads(toPage(directive), read).matchAll(/modulepreload" href="([^"]+)"/g)];
    expect(urls.map(([, url]) => url)).toEqual([
      '/_astro/Form.1.js',
      '/_astro/react.2.js',
      '/_astro/plain.3.js',
      '/_astro/client.5.js',
    ]);
  },
);

test('an island that waits to be seen preloads nothing', () => {
  expect(addPreloads(toPage('visible'), read)).toBe(toPage('visible'));
});
