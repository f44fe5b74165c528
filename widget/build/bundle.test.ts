import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleWidget, readVersions, toExactPath } from './bundle.ts';

const LOADER_MAX_BYTES = 1500;

it('keeps the loader within its budget', async () => {
  const { files } = await bundleWidget();
  const loader = files['/embed/v1.js'] ?? '';
  expect(loader).toContain('power-hour-subscribe');
  expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(LOADER_MAX_BYTES);
});

it('serves every exact version for good, each unchanged', async () => {
  const versions = Object.entries(readVersions());
  expect(versions.length).toBeGreaterThan(0);
  for (const [path, loader] of versions) expect(toExactPath(loader)).toBe(path);
  expect((await bundleWidget()).files).toMatchObject(Object.fromEntries(versions));
});

it('has the loader as it is now among them: npm run keep-widget adds it', async () => {
  expect(readVersions()).toHaveProperty([(await bundleWidget()).exact.path]);
});
