import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RESERVED_SLUGS } from './reserved-slugs.ts';

it('names every page and folder of the product below a language', () => {
  const names = readdirSync(new URL('../pages/[lang]', import.meta.url)).map((file) =>
    file.replace(/\.\w+$/, ''),
  );
  const own = names.filter((name) => /^[\w-]+$/.test(name));
  expect(own.filter((name) => !RESERVED_SLUGS.includes(name))).toEqual([]);
});
