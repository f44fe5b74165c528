import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRecord, type Language } from '../../edge-api/platform/rules.ts';
import { Save, saveIfUnchanged, type SaveResult } from '../saving/save-if-unchanged.ts';
import { toEditorAddress } from '../saving/stay-on-file.ts';
import { translateTo } from '../texts/translate.ts';
import {
  isContentFile,
  listDamage,
  readDamage,
  requireContentFile,
  restoreVersion,
} from './content-files.ts';
import { HISTORY_PATH } from './history-path.ts';
import { DAMAGED, renderHistory } from './render-history.ts';

/** How long TinaCMS may take to read a file that was changed from outside. */
const SETTLE_MS = 1000;

/** Writes run one after another, so that none comes between the check and the write of another. */
let lastWrite: Promise<unknown> = Promise.resolve();

type Answer = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string };
type Call = { readonly request: IncomingMessage; readonly file: string; readonly language: Language };

const CALLS: Readonly<Record<string, (call: Call) => Answer | Promise<Answer>>> = {
  [`GET ${HISTORY_PATH}`]: ({ file, language }) => ({
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: renderHistory(language, requireContentFile(file)),
  }),
  [`GET ${HISTORY_PATH}/damage`]: ({ language }) => ({ body: JSON.stringify(listDamage(language)) }),
  [`POST ${HISTORY_PATH}/save`]: async ({ request, language }) => {
    const save = Save.parse(JSON.parse(await readText(request)));
    return { body: JSON.stringify(await queueWrite(() => saveFile(language, save))) };
  },
  [`POST ${HISTORY_PATH}`]: async ({ request }) => {
    const form = new URLSearchParams(await readText(request));
    const file = requireContentFile(form.get('file') ?? '');
    await queueWrite(() => {
      restoreVersion(file, form.get('version') ?? '', new Date());
      return waitUntilRead(file);
    });
    return { status: 303, headers: { location: `/admin/index.html${toEditorAddress(file)}` } };
  },
};

/**
 * Responds to the editor's requests about files on this machine: saves, history, and what is wrong with a damaged file
 * instead of its preview. Only pages of this server may write. `next` handles any other request.
 */
export async function serveContent(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const language = /^nl\b/.test(request.headers['accept-language'] ?? '') ? 'nl' : 'en';
  const page = /^\/tina-preview\/(?<path>[\w/-]+)$/.exec(pathname)?.groups?.['path'];
  const file = page === undefined ? (searchParams.get('file') ?? '') : `site/content/pages/${page}.json`;
  const isDamaged = page !== undefined && isContentFile(file) && readDamage(language, file) !== undefined;
  const call = CALLS[isDamaged ? `GET ${HISTORY_PATH}` : `${request.method} ${pathname}`];
  if (!call) {
    next();
    return;
  }
  const answer = isAllowed(request) ? await runCall(call, { request, file, language }) : { status: 403 };
  response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
}

async function runCall(run: (call: Call) => Answer | Promise<Answer>, call: Call): Promise<Answer> {
  try {
    return await run(call);
  } catch (error) {
    return { status: 422, body: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns whether a request's host is this machine and, if it writes, it comes from a page of this server. */
const isAllowed = ({ method, headers }: IncomingMessage): boolean =>
  /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(headers.host ?? '') &&
  (method === 'GET' ||
    (headers['sec-fetch-site'] === 'same-origin' && headers.origin === `http://${headers.host}`));

function queueWrite<Result>(write: () => Promise<Result>): Promise<Result> {
  const result = lastWrite.then(write);
  lastWrite = result.catch(() => undefined);
  return result;
}

/** Saves through TinaCMS once it has read changes from outside, unless the file is damaged. */
async function saveFile(language: Language, save: Save): Promise<SaveResult> {
  const file = requireContentFile(`site/content/${save.collection}/${save.relativePath}`);
  await waitUntilRead(file);
  if (readDamage(language, file) !== undefined) throw new Error(translateTo(language, DAMAGED));
  return saveIfUnchanged({ request: requestTina }, save);
}

/** Waits until TinaCMS has had time to read the current file. */
async function waitUntilRead(file: string): Promise<void> {
  const remainingMs = statSync(file).mtimeMs + SETTLE_MS - Date.now();
  if (remainingMs <= 0) return;
  await sleep(remainingMs);
  await waitUntilRead(file);
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
