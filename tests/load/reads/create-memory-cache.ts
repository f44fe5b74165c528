type Stored = { readonly bytes: ArrayBuffer; readonly init: ResponseInit };

/** Creates an edge cache in memory. */
export function createMemoryCache() {
  const responses = new Map<string, Stored>();
  return {
    match: (key: string): Promise<Response | undefined> => {
      const stored = responses.get(key);
      return Promise.resolve(
        stored && new Response(stored.bytes.byteLength === 0 ? null : stored.bytes, stored.init),
      );
    },
    put: async (key: string, response: Response): Promise<void> => {
      const { status, headers } = response;
      responses.set(key, { bytes: await response.arrayBuffer(), init: { status, headers: [...headers] } });
    },
  };
}
