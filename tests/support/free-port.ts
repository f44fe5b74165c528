import { createServer } from 'node:net';

/** Returns a free port: the preferred one if possible, else any. */
export async function findFreePort(preferred = 0): Promise<number> {
  return listenOnce(preferred).catch(() => listenOnce(0));
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('the machine gave no port'));
      });
    });
  });
}
