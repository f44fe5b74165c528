import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allowScript, BRIDGE_SCRIPT } from './bridge-script.ts';

it('equals the script that the package writes', () => {
  const written = readFileSync(fileURLToPath(import.meta.resolve('@tinacms/astro/middleware')), 'utf8');
  expect(written).toContain(BRIDGE_SCRIPT.replace('init()', 'init(${initArg})'));
});

it('is added to the scripts that the policy allows', async () => {
  expect(await allowScript('alert(1)', "default-src 'self'; script-src 'self' 'sha256-x';")).toBe(
    "default-src 'self'; script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' 'self' 'sha256-x';",
  );
});
