import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8').replace(/\/\*.*?\*\//gs, '');
const TOKENS = read('site/src/styles/tokens.css');
const SPACE = /var\(--(?:space-\d+|inset|gutter|apart|section)\)/g;
/** Lengths that are not spacing: hairlines, lines of text, and overlaps. */
const OTHER =
  /\b[12]px\b|\b1lh\b|\b1\.3em\b|env\([\w-]+\)|var\(--(?:header|bleed|reveal)\)|calc\(var\(--dial\) \* -?0\.\d+\)/g;
/** The word across the bottom of the page, and the screen whose rem follows its size. */
const DRAWN = ['.site-footer .word', 'html:has(> .live)'];

/** A step of the scale, or less where a title would be wider or longer than its column allows. */
const isSize = (value: string) =>
  /^(?:inherit|var\(--size-\w+\)|min\(var\(--size-[12]\), var\(--headline-max\)(?:, \dcqi)?\))$/.test(value);

const isRadius = (value: string) =>
  value.split(' ').every((part) => /^(?:0|var\(--radius-\w+\))$/.test(part));

/** Returns whether a value consists of steps of the scale, or their negatives. */
function isSpace(value: string): boolean {
  const rest = value.replaceAll(OTHER, 'step').replaceAll(SPACE, 'step').replaceAll('-1 * step', 'step');
  return !/var\(|[*/]|\d(?:r?em|px|l?h|v[hw]|cq|ch)/.test(rest);
}

const KINDS = [
  ['font-size', /^font-size$/, isSize],
  ['radius', /^border-(?:[\w-]+-)?radius$/, isRadius],
  ['spacing', /^(?:margin|padding|gap|row-gap|column-gap)(?:-[\w-]+)?$/, isSpace],
] as const;

/** Lists the declarations of all style sheets and components, with their file and selector. */
function listDeclarations() {
  const files = globSync(['{site/src,widget}/**/*.css', 'site/src/**/*.astro'], { cwd: ROOT });
  return files.flatMap((file) => {
    const text = read(file);
    const css = file.endsWith('.css') ? [text] : (text.match(/(?<=<style[^>]*>).*?(?=<\/style>)/gs) ?? []);
    return css
      .flatMap((sheet) => sheet.split('}'))
      .flatMap((rule) => {
        const at = rule.lastIndexOf('{');
        const selector = rule.slice(0, Math.max(at, 0)).split(/[;{]/).at(-1) ?? '';
        return rule
          .slice(at + 1)
          .split(';')
          .map((declaration) => {
            const [property = '', ...value] = declaration.replaceAll(/\s+/g, ' ').split(':');
            return {
              file,
              selector: selector.trim(),
              property: property.trim(),
              value: value.join(':').trim(),
            };
          });
      });
  });
}

test.each(KINDS)('every %s is a token', (_kind, property, isToken) => {
  const found = listDeclarations().filter(
    (declaration) => property.test(declaration.property) && !DRAWN.includes(declaration.selector),
  );
  expect(found.length).toBeGreaterThan(50);
  const offenders = found.filter(({ value }) => !isToken(value));
  expect(
    offenders.map((one) => `${one.file}: ${one.selector} { ${one.property}: ${one.value} }`),
    'take the nearest token of site/src/styles/tokens.css',
  ).toEqual([]);
});

test.each([
  ['size', 8],
  ['radius', 4],
  ['space', 9],
])('there are no more tokens of %s than %i', (name, count) => {
  expect(new Set(TOKENS.match(new RegExp(`(?<=\\s--${name}-)\\w+(?=:)`, 'g'))).size).toBe(count);
});
