import { writeFileSync } from 'node:fs';
import { app } from '#api/app.ts';
import { generateOpenApi } from '#api/openapi/generate-open-api.ts';
import { isRecord } from '#api/platform/rules.ts';

/** The document of the last release, as {@link readDocument} returns it. */
export const RELEASED_FILE = 'tests/released/released.json';

/** What a client's code does not depend on. */
const LEFT_OUT = [
  'description',
  'summary',
  'tags',
  'operationId',
  'x-access',
  'example',
  'headers',
  'servers',
];

/** Every refusal and failure has the one shape, which stands once: as what a call answers by default. */
const ERRORS = /^[45](?:\d\d|XX)$/;

/** Returns the API's document of this moment: all calls, and the shapes of what they take and return, without words. */
export async function readDocument(): Promise<unknown> {
  return stripWords(await generateOpenApi(app, 'https://powerhour.example', 'session'), false);
}

/** Returns a part of the document without {@link LEFT_OUT} and {@link ERRORS}, which are left where they are names of fields. */
function stripWords(part: unknown, isFields: boolean): unknown {
  if (Array.isArray(part)) return part.map((each) => stripWords(each, false));
  if (!isRecord(part)) return part;
  const kept = Object.entries(part).filter(
    ([name]) => isFields || !(LEFT_OUT.includes(name) || ERRORS.test(name)),
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [name, stripWords(value, name === 'properties' && !isFields)]),
  );
}

/** Keeps the API's document as it is now, which later ones must not break (`npm run keep-api`). */
if (import.meta.main) {
  writeFileSync(RELEASED_FILE, `${JSON.stringify(await readDocument())}\n`);
  console.log(`${RELEASED_FILE}: commit it with the release.`);
}
