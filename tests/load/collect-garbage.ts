import { once } from 'node:events';
import { z } from 'zod';

const Isolates = z.array(z.object({ id: z.string(), webSocketDebuggerUrl: z.string() }));
/** The isolates of the tests and the Worker, of the database and of outgoing calls. The others are idle. */
const WORKING = /^(core:user|d1|outbound):/;
const Reply = z.object({
  result: z
    .object({ usedSize: z.number(), embedderHeapUsedSize: z.number(), backingStorageSize: z.number() })
    .partial(),
});
const MB = 1024 * 1024;
const TIMEOUT_MS = 60_000;

/**
 * Collects the garbage of the isolates for the Worker, its database and its calls through workerd's inspector; returns
 * the MB used by their heaps (https://chromedevtools.github.io/devtools-protocol/v8/). An isolate responds only while
 * it has work.
 */
export async function collectGarbage(inspectorPort: number): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json`, { signal });
  const isolates = Isolates.parse(await answer.json()).filter(({ id }) => WORKING.test(id));
  const heaps = await Promise.all(
    isolates.map((isolate) => collectIsolate(isolate.webSocketDebuggerUrl, signal)),
  );
  return Math.round(heaps.reduce((sum, heap) => sum + heap, 0) / MB);
}

async function collectIsolate(url: string, signal: AbortSignal): Promise<number> {
  const socket = new WebSocket(url);
  await once(socket, 'open', { signal });
  /** Calls a method; replies come in the order of calls, because no domain that sends events is enabled. */
  const call = async (method: string) => {
    socket.send(JSON.stringify({ id: 1, method }));
    const [message] = z
      .tuple([z.object({ data: z.string() })])
      .parse(await once(socket, 'message', { signal }));
    return Reply.parse(JSON.parse(message.data)).result;
  };
  await call('HeapProfiler.collectGarbage');
  const {
    usedSize = 0,
    embedderHeapUsedSize = 0,
    backingStorageSize = 0,
  } = await call('Runtime.getHeapUsage');
  socket.close();
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}
