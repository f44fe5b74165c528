import { once } from 'node:events';
import { z } from 'zod';

const Isolates = z.array(z.object({ id: z.string(), webSocketDebuggerUrl: z.string() }));
/** The isolate of the tests and the Worker, and those behind its database and its calls. The others are idle. */
const WORKING = /^(core:user|d1|outbound):/;
const Reply = z.object({
  result: z
    .object({ usedSize: z.number(), embedderHeapUsedSize: z.number(), backingStorageSize: z.number() })
    .partial(),
});
const MB = 1024 * 1024;
const TIMEOUT_MS = 60_000;

/**
 * Collects the garbage of the isolates that run the Worker, its database and its calls, by workerd's inspector; returns the
 * MB that their heaps then use (https://chromedevtools.github.io/devtools-protocol/v8/). An isolate answers only while
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
  /** Calls one method; replies come in the order of calls, as no domain is enabled that sends events. */
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
