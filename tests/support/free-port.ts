import { createServer } from 'node:net';

/** A port on which nothing else can listen until it is released or this program ends. */
export type HeldPort = { readonly port: number; readonly release: () => Promise<void> };

/** Returns a free port: the preferred one if possible, else any. */
export async function findFreePort(preferred = 0): Promise<number> {
  const { port, release } = await holdFreePort(preferred);
  await release();
  return port;
}

/** Holds a free port, so that no program that looks for one at the same time takes it. */
export async function holdFreePort(preferred = 0): Promise<HeldPort> {
  return holdPort(preferred).catch(() => holdPort(0));
}

function holdPort(preferred: number): Promise<HeldPort> {
  return new Promise((resolve, reject) => {
    const server = createServer().unref();
    const release = () => new Promise<void>((done) => server.close(() => done()));
    server.once('error', reject);
    server.listen(preferred, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve({ port: address.port, release });
      else reject(new Error('the machine gave no port'));
    });
  });
}
