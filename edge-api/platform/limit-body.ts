/**
 * Returns a request whose body has at most `max` bytes; undefined for one with more, of which no more is read. A body
 * without a length is read here, as nothing else tells how long it is.
 */
export async function limitBody(request: Request, max: number): Promise<Request | undefined> {
  const { body, headers, method, url } = request;
  if (!body) return request;
  const length = headers.get('content-length');
  if (length !== null && !headers.has('transfer-encoding')) return Number(length) > max ? undefined : request;
  const bytes = await readAtMost(body, max);
  if (!bytes) return undefined;
  // The body of a GET means nothing, and no request can be made with one.
  const isGet = method === 'GET' || method === 'HEAD';
  return isGet ? new Request(url, { method, headers }) : new Request(request, { body: bytes });
}

async function readAtMost(body: NonNullable<Request['body']>, max: number): Promise<ArrayBuffer | undefined> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let left = max;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    left -= next.value.length;
    if (left < 0) break;
  }
  reader.releaseLock();
  return left < 0 ? undefined : new Blob(chunks).arrayBuffer();
}
