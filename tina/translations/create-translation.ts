import { LANGUAGES, isRecord, type Language } from '../../edge-api/platform/rules.ts';
import { readValues } from '../saving/save-if-unchanged.ts';
import { listPages, type EditorApi, type PageSummary } from './list-pages.ts';
import { toFileName, toTranslation } from './to-translation.ts';

const CREATE = `mutation($relativePath: String!, $params: DocumentMutation!) {
  createDocument(collection: "pages", relativePath: $relativePath, params: $params) { __typename }
}`;

/** Creates the translation of a saved page, and returns the path at which the editor opens it, such as en/about. */
export async function createTranslation(api: EditorApi, page: PageSummary): Promise<string> {
  const target = { language: getOtherLanguage(page.language), pages: await listPages(api) };
  const file = { collection: 'pages', relativePath: `${page.language}/${page.name}.json` };
  const path = `${target.language}/${toFileName(page, target)}`;
  const values = toTranslation(await readValues(api, file), page, target);
  const params = api.schema?.transformPayload('pages', values);
  if (!isRecord(params)) throw new Error('The editor has no schema of pages.');
  await api.request(CREATE, { variables: { relativePath: `${path}.json`, params } });
  return path;
}

/** Returns the language of the page's translation: the other one. */
export function getOtherLanguage(language: Language): Language {
  return LANGUAGES.find((other) => other !== language) ?? language;
}
