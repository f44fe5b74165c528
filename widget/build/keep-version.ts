import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { bundleWidget, VERSIONS_FOLDER } from './bundle.ts';

/** Writes the loader as it is now to the exact versions that every later build serves too. */
const { exact, files } = await bundleWidget();
const file = `${VERSIONS_FOLDER}/${basename(exact.path)}`;
writeFileSync(file, files[exact.path] ?? '');
console.log(`${file}: commit it with the change of the loader.`);
