import { createServer } from 'node:http';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { findFreePort } from '../support/free-port.ts';
import { collectGarbage } from './collect-garbage.ts';
import { listDescendants } from './list-descendants.ts';

/** The process that runs the Worker, and the minutes after which `npm run load -- 60` prints its memory. */
const WORKER_PROCESS = 'workerd';
const AT_MINUTES = [1, 2, 5, 10, 20, 30, 60];

/**
 * Listens for the ends of rounds, and prints the Worker's memory at the first end after each of some minutes: what the
 * process holds, then what is left after a garbage collection, and what of that is in use by JavaScript. No fan is under
 * way between rounds, so that growth of what is left is memory that is kept. On a slow machine few rounds fit into the
 * first minute, in which the heaps and the allocator still grow to what one round takes: the count stands beside it.
 * Returns the address to post to after each round; it answers 202 until that is noted.
 */
export async function reportRounds(inspectorPort: number): Promise<string> {
  const minutes = [...AT_MINUTES];
  const started = Date.now();
  let rounds = 0;
  const endRound = async () => {
    rounds += 1;
    const minute = minutes[0] ?? Number.POSITIVE_INFINITY;
    if (Date.now() < started + minute * MINUTE_MS) return;
    minutes.shift();
    const heldMb = readWorkerMb();
    const heapMb = await collectGarbage(inspectorPort);
    console.log(
      `after ${minute} min and ${rounds} rounds: ${WORKER_PROCESS} holds ${heldMb} MB, ` +
        `${readWorkerMb()} MB without garbage, ${heapMb} MB of it JavaScript`,
    );
  };
  let isNoted = true;
  const server = createServer(({ method }, response) => {
    if (method === 'POST') {
      isNoted = false;
      void endRound()
        .catch(console.error)
        .finally(() => {
          isNoted = true;
        });
    }
    response.writeHead(isNoted ? 204 : 202).end();
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${port}`;
}

function readWorkerMb(): number {
  const workers = listDescendants().filter(({ name }) => name === WORKER_PROCESS);
  return workers.reduce((sum, { nowMb }) => sum + nowMb, 0);
}
