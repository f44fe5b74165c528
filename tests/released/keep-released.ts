import { writeFileSync } from 'node:fs';
import { readDocument, RELEASED_FILE } from './read-document.ts';

/** Keeps the API's document as it is now, which later ones must not break. */
writeFileSync(RELEASED_FILE, `${JSON.stringify(await readDocument())}\n`);
console.log(`${RELEASED_FILE}: commit it with the release.`);
