import { isRecord } from '../../edge-api/platform/rules.ts';

/** The part of TinaCMS's client that reads and writes the files of content. */
export type EditorApi = {
  readonly request: (query: string, options: { variables: object }) => Promise<unknown>;
  readonly schema?: { readonly transformPayload: (collection: string, values: object) => object };
};

/** Returns TinaCMS's client, which its types do not describe. Throws when it has another shape. */
export function requireEditorApi(client: unknown): EditorApi {
  if (isEditorApi(client)) return client;
  throw new Error('The client of TinaCMS cannot be called.');
}

const isEditorApi = (client: unknown): client is EditorApi =>
  isRecord(client) && typeof client['request'] === 'function';
