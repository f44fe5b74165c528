import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRecord, type Language } from '../../edge-api/platform/rules.ts';
import { Save, saveIfUnchanged, type SaveResult } from '../saving/save-if-unchanged.ts';
import { toEditorAddress } from '../saving/stay-on-file.ts';
import { translateTo } from '../texts/translate.ts';
import { isContentFile, listDamage, readDamage, restoreVersion } from './content-files.ts';
import { HISTORY_PATH } from './history-path.ts';
import { renderDamage, renderHistory } from './render-history.ts';

/** How long TinaCMS may take to read a file that was changed outside of it. */
const SETTLE_MS = 1000;

/** Writes are done one after the other, so that none comes between another's check and its write. */
let lastWrite: Promise<unknown> = Promise.resolve();

type Answer = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string };
type Call = { readonly request: IncomingMessage; readonly file: string; readonly language: Language };

const html = (body: string): Answer => ({ body, headers: { 'content-type': 'text/html; charset=utf-8' } });
const json = (value: unknown): Answer => ({ body: JSON.stringify(value) });

const CALLS: Readonly<Record<string, (call: Call) => Answer | Promise<Answer>>> = {
  [`GET ${HISTORY_PATH}`]: ({ file, language }) =>
    html(isContentFile(file) ? renderHistory(language, file) : renderDamage(language)),
  [`GET ${HISTORY_PATH}/damage`]: ({ language }) => json(listDamage(language)),
  [`POST ${HISTORY_PATH}/save`]: async ({ request, language }) => {
    const save = Save.parse(JSON.parse(await readText(request)));
    return json(await queueWrite(() => saveFile(language, save)));
  },
  [`POST ${HISTORY_PATH}`]: async ({ request }) => {
    const form = new URLSearchParams(await readText(request));
    const file = form.get('file') ?? '';
    await queueWrite(() => restoreFile(file, form.get('version') ?? ''));
    const isInPreview = request.headers['sec-fetch-dest'] === 'iframe';
    const address = toEditorAddress(file);
    const location = isInPreview ? address.replace('#/~', '') : `/admin/index.html${address}`;
    return { status: 303, headers: { location } };
  },
};

/**
 * Answers what the editor asks of the files on this machine: saves, their history, and what is wrong with a damaged one
 * in place of its preview. Only pages of this server may write. `next` answers any other request.
 */
export async function serveContent(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const language = /^nl\b/.test(request.headers['accept-language'] ?? '') ? 'nl' : 'en';
  const previewed = /^\/tina-preview\/(?<page>[\w/-]+)$/.exec(pathname)?.groups?.['page'];
  const file =
    previewed === undefined ? (searchParams.get('file') ?? '') : `site/content/pages/${previewed}.json`;
  const isDamaged =
    previewed !== undefined && isContentFile(file) && readDamage(language, file) !== undefined;
  const call = CALLS[isDamaged ? `GET ${HISTORY_PATH}` : `${request.method} ${pathname}`];
  if (!call) {
    next();
    return;
  }
  const isAllowed = request.method === 'GET' || isOwnPage(request);
  const {
    status = 200,
    headers,
    body,
  } = isAllowed ? await Promise.resolve(call({ request, file, language })).catch(toRefusal) : { status: 403 };
  response.writeHead(status, headers).end(body);
}

const toRefusal = (error: unknown): Answer => ({
  status: 422,
  body: error instanceof Error ? error.message : String(error),
});

/** Returns whether a request comes from a page of this server, by headers that only a browser can set. */
const isOwnPage = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && headers.origin === `http://${headers.host}`;

function queueWrite<Result>(write: () => Promise<Result>): Promise<Result> {
  const result = lastWrite.then(write);
  lastWrite = result.catch(() => undefined);
  return result;
}

const DAMAGED = '{file} is damaged: the site cannot read it.';

/** Saves by TinaCMS once it has read what was changed outside of it, unless that cannot be read. */
async function saveFile(language: Language, save: Save): Promise<SaveResult> {
  const file = `site/content/${save.collection}/${save.relativePath}`;
  if (!isContentFile(file)) throw new Error(`${file} is not there.`);
  await sleep(Math.max(0, statSync(file).mtimeMs + SETTLE_MS - Date.now()));
  const problem = readDamage(language, file);
  if (problem !== undefined) throw new Error(translateTo(language, DAMAGED, { file }));
  return saveIfUnchanged({ request: requestTina }, save);
}

async function restoreFile(file: string, version: string): Promise<void> {
  restoreVersion(file, version, new Date());
  await sleep(SETTLE_MS);
}

async function requestTina(query: string, { variables }: { variables: object }): Promise<unknown> {
  const response = await fetch(process.env['TINA_API'] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const answer: unknown = await response.json();
  if (isRecord(answer) && answer['errors'] === undefined) return answer['data'];
  throw new Error(JSON.stringify(isRecord(answer) ? answer['errors'] : answer));
}
