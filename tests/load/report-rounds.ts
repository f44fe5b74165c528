import { createServer } from 'node:http';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { findFreePort } from '../support/free-port.ts';
import { collectGarbage } from './collect-garbage.ts';
import { listDescendants } from './list-descendants.ts';

/** The process that runs the Worker, and the minutes after which `npm run load -- 60` prints its memory. */
const WORKER_PROCESS = 'workerd';
const AT_MINUTES = [1, 2, 5, 10, 20, 30, 60];

/**
 * Listens for the ends of rounds, and prints the Worker's memory at the first end after certain minutes: that of the
 * process, what is left after a garbage collection, and the part of it that JavaScript uses. No fan is active between
 * rounds, so growth of what is left is a leak. On a slow machine few rounds fit into the first minute, in which heaps
 * still grow to the size that a round needs, so the number of rounds is printed too. Returns the URL to post to after
 * each round; it responds with 202 until the round is recorded.
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
