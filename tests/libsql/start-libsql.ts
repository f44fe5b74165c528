import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { openTestDatabase, Pipeline } from './answer-pipeline.ts';

/**
 * Starts a server that speaks libSQL's HTTP protocol (Hrana 2) on a free port and keeps its database in memory; `POST
 * /reset` replaces the database with an empty, migrated one. Returns the server's address and a function that stops it.
 */
export async function startLibsql() {
  let database = await openTestDatabase();
  /** One connection, so one pipeline after the other. */
  let last: Promise<unknown> = Promise.resolve();

  const answer = async (url: string, read: () => Promise<unknown>): Promise<unknown> => {
    if (url === '/v2/pipeline') return database.answer(Pipeline.parse(await read()));
    if (url !== '/reset') return {};
    database.close();
    database = await openTestDatabase();
    return {};
  };
  const server = createServer((request, response) => {
    const { url = '' } = request;
    // The client asks which version there is, the newest first.
    if (url.startsWith('/v3')) response.statusCode = 404;
    last = last
      .then(() => answer(url, () => json(request)))
      .catch((error: unknown) => {
        response.statusCode = 500;
        return { message: String(error) };
      })
      .then((body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)));
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('libSQL got no port');
  return {
    url: `http://localhost:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
      database.close();
    },
  };
}
