import { z } from 'astro/zod';
import type { EditorApi } from '../translations/list-pages.ts';
import { digestContent } from './same-content.ts';

const READ = `query($collection: String!, $relativePath: String!) {
  document(collection: $collection, relativePath: $relativePath) { ... on Document { _values } }
}`;
const UPDATE = `mutation($collection: String!, $relativePath: String!, $params: DocumentUpdateMutation!) {
  updateDocument(collection: $collection, relativePath: $relativePath, params: $params) {
    ... on Document { _values }
  }
}`;
const Values = z.record(z.string(), z.unknown());
const Document = z.object({ _values: Values });

/** A save: the file, its new content, and the digest of the version that it changes. */
export const Save = z.object({
  collection: z.string(),
  relativePath: z.string(),
  params: Values,
  digest: z.string(),
});
export type Save = z.infer<typeof Save>;

/** The result of a save: the content of the file, or what another editor saved meanwhile. */
export const SaveResult = z.union([z.object({ saved: Values }), z.object({ changed: Values })]);
export type SaveResult = z.infer<typeof SaveResult>;

/** Returns the content of a file in the format of the editor's forms. */
export async function readValues(
  api: Pick<EditorApi, 'request'>,
  file: Pick<Save, 'collection' | 'relativePath'>,
): Promise<Record<string, unknown>> {
  const { collection, relativePath } = file;
  const data = await api.request(READ, { variables: { collection, relativePath } });
  return z.object({ document: Document }).parse(data).document._values;
}

/** Saves a file unless it has changed since it was opened. */
export async function saveIfUnchanged(
  api: Pick<EditorApi, 'request'>,
  { digest, ...save }: Save,
): Promise<SaveResult> {
  const changed = await readValues(api, save);
  if ((await digestContent(changed)) !== digest) return { changed };
  const data = await api.request(UPDATE, { variables: save });
  return { saved: z.object({ updateDocument: Document }).parse(data).updateDocument._values };
}
