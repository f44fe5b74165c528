import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

/** Reads a port from the environment; exits if it is invalid. */
export function readPort(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name} must be a port number, not "${process.env[name]}".`);
  process.exit(1);
}

/** Throws when one of `ports` is in use or occurs twice; `name` is the variable that changes it. */
export async function requireFreePorts(
  ports: readonly (readonly [port: number, name: string])[],
): Promise<void> {
  const held: Server[] = [];
  try {
    for (const [port, name] of ports) held.push(await holdPort(port, name));
  } finally {
    for (const server of held) server.close();
  }
}

function holdPort(port: number, name: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () =>
      reject(new Error(`Port ${port} is in use: stop what runs there, or set ${name}.`)),
    );
    server.listen(port, () => resolve(server));
  });
}

/** Locks `folder` until this program ends; throws while another holds it: both would overwrite the same files. */
export async function claimFolder(folder: string): Promise<void> {
  const socket = `${folder}/in-use`;
  const isHeld = await new Promise<boolean>((resolve) => {
    connect(socket, () => resolve(true)).once('error', () => resolve(false));
  });
  if (isHeld)
    throw new Error(
      `${folder} is in use: stop what runs in this folder, or use another clone of the repository.`,
    );
  mkdirSync(folder, { recursive: true });
  rmSync(socket, { force: true });
  createServer((peer) => peer.destroy())
    .listen(socket)
    .unref();
}
