import { mkdirSync } from 'node:fs';
import { getAddresses, prepareInstance } from '#api/local/instance.ts';
import { stopProcesses } from '#api/local/processes.ts';
import { createTestInstance, startTestInstance, TEST_FOLDER } from '#tests/support/test-instance.ts';
import { checkCalendar, checkSitemaps, checkStructuredData } from './check-files.ts';
import { checkMails } from './check-mails.ts';
import { checkOpenapi, checkPages } from './check-with-tools.ts';
import { ensureCheckers } from './checkers.ts';
import { readPages } from './read-pages.ts';

/**
 * Reads everything that the product publishes with other people's readers, and exits with 1 when one of them finds an
 * error: pages (the Nu HTML checker), the API's document (Spectral, Redocly), mails (caniemail), sitemaps, calendar files and
 * structured data.
 */
mkdirSync(TEST_FOLDER, { recursive: true });
ensureCheckers();
const instance = await createTestInstance();
await prepareInstance(instance, (line) => console.log(line));
await startTestInstance(instance);
try {
  const { site } = getAddresses(instance);
  const pages = await readPages(site, `${instance.outDir}/client`);
  const problems = {
    [`${pages.length} pages`]: checkPages(pages),
    'the API’s document': await checkOpenapi(site),
    mails: await checkMails(),
    sitemaps: await checkSitemaps(site),
    'calendar files': await checkCalendar(),
    'structured data': checkStructuredData(pages),
  };
  for (const [name, found] of Object.entries(problems)) {
    console.log(found.length === 0 ? `passed  ${name}` : `FAILED  ${name}\n${found.join('\n')}`);
  }
  process.exitCode = Object.values(problems).every(({ length }) => length === 0) ? 0 : 1;
} finally {
  await stopProcesses();
}
