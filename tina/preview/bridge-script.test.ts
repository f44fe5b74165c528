import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allowScript, BRIDGE_SCRIPT } from './bridge-script.ts';

it('is the script that the package writes', () => {
  const written = readFileSync(fileURLToPath(import.meta.resolve('@tinacms/astro/middleware')), 'utf8');
  expect(written).toContain(BRIDGE_SCRIPT.replace('init()', 'init(${initArg})'));
});

it('is let in beside the scripts that the policy names', async () => {
  expect(await allowScript('alert(1)', "default-src 'self'; script-src 'self' 'sha256-x';")).toBe(
    "default-src 'self'; script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' 'self' 'sha256-x';",
  );
});
