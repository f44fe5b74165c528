import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleWidget } from './bundle.ts';

/** Budget of the loader, compressed. */
const LOADER_MAX_BYTES = 1300;

it('keeps the loader within its budget', async () => {
  const { files } = await bundleWidget();
  const loader = files['/embed/v1.js'] ?? '';
  expect(loader).toContain('power-hour-subscribe');
  expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(LOADER_MAX_BYTES);
});
