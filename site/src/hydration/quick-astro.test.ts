import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { changeModule } from './quick-astro.ts';

const FILES = ['astro/dist/core/encryption.js', '@astrojs/cloudflare/dist/utils/handler.js'];

test.each(FILES)('%s has what is replaced, once', (file) => {
  const id = resolve('node_modules', file);
  const code = readFileSync(id, 'utf8');
  const changed = changeModule(code, id);
  expect(changed).toBeDefined();
  expect(changed).not.toBe(code);
  expect(() => changeModule('export {};', id)).toThrow(file);
});

test('every other module stays as it is', () => {
  expect(changeModule('createApp()', '/site/src/pages/index.astro')).toBeUndefined();
});
