import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listDamage } from './content-files.ts';
import { toHistoryPath } from './history-path.ts';
import { serveContent } from './serve-content.ts';

const POLL_MS = 500;
/** How long the server keeps running after the last repair, to say that the editor is starting. */
const LAST_PAGE_MS = 3000;

/**
 * Waits until every content file can be read, because otherwise TinaCMS does not start. Meanwhile the editor's address
 * shows what is wrong, and can restore a good version.
 */
const damage = listDamage('en');
if (damage.length > 0) {
  const port = Number(process.argv[2]);
  const server = createServer((request, response) => {
    void serveContent(request, response, () => {
      const [next] = listDamage('en');
      if (next) response.writeHead(302, { location: toHistoryPath(next.file) }).end();
      else response.end('The editor is starting: open this page again in a minute.');
    });
  });
  await once(server.listen(port, 'localhost'), 'listening');
  const reasons = damage.map(({ file, problem }) => `  ${file}: ${problem}`);
  console.log(
    ['Damaged, so the editor waits:', ...reasons, `Mend them at http://localhost:${port}/admin`].join('\n'),
  );
  while (listDamage('en').length > 0) await sleep(POLL_MS);
  await sleep(LAST_PAGE_MS);
  server.close();
  server.closeAllConnections();
}
