import { statSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRecord, type Language, escapeHtml } from '../../edge-api/platform/rules.ts';
import { Save, saveIfUnchanged, type SaveResult } from '../saving/save-if-unchanged.ts';
import { toEditorAddress } from '../saving/stay-on-file.ts';
import { translateTo } from '../texts/translate.ts';
import {
  isContentFile,
  listDamage,
  readDamage,
  requireContentFile,
  restoreVersion,
  findDamage,
  listVersions,
  readVersion,
  REPLACED_FOLDER,
} from './content-files.ts';
import { HISTORY_PATH } from './history-path.ts';
import { toLines } from '../saving/to-lines.ts';

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

/** Renders the page with a file's former versions, each with its differences and a button that restores it. */
function renderHistory(language: Language, file: string): string {
  const t = (english: string) => escapeHtml(translateTo(language, english, { folder: REPLACED_FOLDER }));
  const current = readFileSync(file, 'utf8');
  const problem = findDamage(language, file, current);
  const versions = listVersions(file).map((version) => ({ ...version, text: readVersion(file, version.id) }));
  const good = versions.filter(
    ({ text }) => text !== current && findDamage(language, file, text) === undefined,
  );
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const items = good.map(({ id, date, title, text }, index) => {
    const mark = problem !== undefined && index === 0 ? `<mark>${t('The last good version')}</mark>` : '';
    return `<li>
      <h2>${format.format(date)} ${mark}</h2>
      <p>${title === '' ? t('Replaced by a restored version') : escapeHtml(title)}</p>
      ${problem === undefined ? renderDifference(t, text, current) : ''}
      <form method="post" target="_top" action="${HISTORY_PATH}">
        <input type="hidden" name="file" value="${file}">
        <button name="version" value="${id}">${t('Restore this version')}</button>
      </form>
    </li>`;
  });
  const explanation = problem === undefined ? EXPLANATION : DAMAGED_EXPLANATION;
  const alert = problem && `<p role="alert"><b>${t(DAMAGED)}</b><br>${escapeHtml(problem)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t('History')}</title>
<style>${STYLE}</style>
<main>
  <h1>${t('History')}</h1>
  <p>${file}</p>
  ${alert ?? ''}
  <p>${good.length > 0 ? t(explanation) : t('There is no other version yet.')}</p>
  <ol>${items.join('')}</ol>
</main>
</html>`;
}

function renderDifference(t: (english: string) => string, then: string, now: string): string {
  const [before, after] = [then, now].map((text) => toLines(JSON.parse(text)));
  const list = (label: string, lines: readonly string[] = [], others: readonly string[] = []) => {
    const own = lines.filter((line) => !others.includes(line));
    return own.length === 0 ? '' : `<p><b>${t(label)}</b> ${own.map(escapeHtml).join('<br>')}</p>`;
  };
  const difference = list('Then:', before, after) + list('Now:', after, before);
  return `<details><summary>${t('What is different')}</summary>${difference || t('Only the order.')}</details>`;
}

const DAMAGED = 'This file is damaged: the site cannot read it.';
const EXPLANATION = 'A restored version is in the editor at once. What it replaces stays in this list.';
const DAMAGED_EXPLANATION =
  'A restored version is in the editor at once. The damaged text is kept in {folder}.';
const STYLE = `
  body { margin: 0; background: #f6f6f9; color: #1e293b; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 720px; margin: 0 auto; padding: 32px; }
  h1 { font-size: 28px; margin: 0 0 8px; }
  h2 { font-size: 17px; margin: 0; }
  p { margin: 4px 0 12px; overflow-wrap: anywhere; }
  a, summary { color: #5b2a9d; cursor: pointer; }
  ol { list-style: none; margin: 24px 0; padding: 0; display: grid; gap: 12px; }
  li { padding: 16px 20px; border: 1px solid #e2e8f0; border-radius: 8px; background: #fff; }
  details { margin-bottom: 12px; }
  button { padding: 6px 12px; border: 1px solid #64748b; border-radius: 6px; background: #fff; font: inherit; cursor: pointer; }
  mark { padding: 1px 8px; border-radius: 999px; background: #dcfce7; color: #14532d; font-size: 13px; }
  [role='alert'] { margin: 16px 0; padding: 12px 16px; border-radius: 8px; background: #fee2e2; color: #7f1d1d; }
`;
