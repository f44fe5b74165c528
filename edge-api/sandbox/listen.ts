import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { HOUR_MS } from '#api/platform/rules.ts';

/**
 * Keeps idle connections open. Node's default closes them after five seconds, and a client that was busy for that long
 * sends into a closing connection: "Network connection lost".
 */
const KEEP_ALIVE_MS = HOUR_MS;

type Fetch = (request: Request) => Response | Promise<Response>;

/** Listens on this machine only, on IPv4 and, if available, IPv6: "localhost" may mean either. Port 0 is any free. */
export async function listen(fetch: Fetch, port: number) {
  const first = await startServer(fetch, port, '127.0.0.1');
  const second = await startServer(fetch, first.port, '::1').catch(ignoreMissingIpv6);
  return {
    port: first.port,
    close: async () => {
      await Promise.all([closeServer(first.server), second && closeServer(second.server)]);
    },
  };
}

async function startServer(
  fetch: Fetch,
  port: number,
  hostname: string,
): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
    const server = serve({ fetch, port, hostname, serverOptions }, (info: AddressInfo) =>
      resolve({ server, port: info.port }),
    );
    server.once('error', reject);
  });
}

async function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Connections kept open by browsers must not keep the process running.
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}

function ignoreMissingIpv6(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return undefined;
  throw error;
}
