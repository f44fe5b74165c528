import { parseReceipt, toHashInput, type Receipt } from '#api/scoring/entry-rules.ts';
import { isRecord } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { createClient } from '#api/client.ts';
import type { SelectionRecord } from '#api/nominees/selection-contract.ts';
import type { Submission } from '#api/subscriptions/contract.ts';

type Entry = SelectionRecord['entries'][number];

/** Checks the code in the field and shows the result. `answerId` is the fan's own answer, if the link named it. */
export async function runCheck(
  form: HTMLFormElement,
  input: HTMLInputElement,
  answerId?: string,
): Promise<void> {
  const receipt = parseReceipt(input.value);
  const problem = form.querySelector<HTMLElement>('[data-problem]');
  const status = form.querySelector<HTMLElement>('[role="status"]');
  const say = (kind: string, values: Readonly<Record<string, number>> = {}) => {
    if (!status) return;
    status.textContent = fillText(form.querySelector(`[data-text="${kind}"]`)?.textContent ?? '', values);
    status.dataset['kind'] = kind;
  };
  input.setAttribute('aria-invalid', String(!receipt));
  if (problem) problem.hidden = receipt !== undefined;
  if (!receipt) {
    if (status) status.textContent = '';
    input.focus();
    return;
  }
  say('checking');
  const result = await checkReceipt(receipt, createPageReader(form.dataset['slug'] ?? ''));
  const own = 'entry' in result && answerId ? await checkOwn(answerId, result.entry) : undefined;
  // The visitor may have typed another code meanwhile.
  if (parseReceipt(input.value)?.hash !== receipt.hash) return;
  const { position } = receipt;
  say(result.kind, 'length' in result ? { position, length: result.length } : { position });
  if (own && status)
    status.textContent += ` ${form.querySelector(`[data-text="${own}"]`)?.textContent.trim() ?? ''}`;
}

/**
 * The result of a check; `length` is the number of entries in the record. `found` means that there are no winners yet,
 * so they were not checked.
 */
type CheckResult =
  | { readonly kind: 'found' | 'checked'; readonly length: number; readonly entry: Entry }
  | { readonly kind: 'missing' | 'changed' | 'broken' | 'replaced' | 'failed' };

type ReadPage = (after: number) => Promise<SelectionRecord | undefined>;

/**
 * Checks a receipt against the public part of a campaign's record: that its entry is there and has the receipt's hash,
 * that every hash follows from the previous one up to the end, and that the digests of the nominees and winners are in
 * the record.
 */
export async function checkReceipt(receipt: Receipt, readPage: ReadPage): Promise<CheckResult> {
  const entries: Entry[] = [];
  for (;;) {
    const page = await readPage(entries.length);
    if (!page) return { kind: 'failed' };
    for (const entry of page.entries) {
      const hash = await sha256(toHashInput(page.campaign, entry, entries.at(-1)?.hash ?? ''));
      if (hash !== entry.hash || entry.position !== entries.length + 1)
        return { kind: entry.position === receipt.position ? 'changed' : 'broken' };
      entries.push(entry);
    }
    const last = entries.at(-1);
    if (last && last.position < (page.head?.position ?? 0) && page.entries.length > 0) continue;
    const entry = entries[receipt.position - 1];
    if (!entry) return { kind: 'missing' };
    if (entry.hash !== receipt.hash) return { kind: 'changed' };
    if (last?.hash !== page.head?.hash) return { kind: 'broken' };
    if (!(await isSelection(entries, page.selection))) return { kind: 'replaced' };
    return { kind: page.selection ? 'checked' : 'found', length: entries.length, entry };
  }
}

/** Returns whether the current nominees and winners match the record. */
async function isSelection(
  entries: readonly Entry[],
  selection: SelectionRecord['selection'],
): Promise<boolean> {
  if (!selection) return entries.every(({ kind }) => kind !== 'winner');
  const nomination = entries.findLast(({ kind }) => kind === 'nomination');
  const expected = entries.filter((entry) => entry.kind === 'winner' || entry === nomination);
  if (!expected.every(({ position }) => selection.some((one) => one.position === position))) return false;
  const digests = await Promise.all(selection.map(({ words }) => sha256(words)));
  return selection.every(({ position }, index) => entries[position - 1]?.digest === digests[index]);
}

/** Checks that a fan's own answer and score match an entry; undefined for anyone else. */
async function checkOwn(id: string, entry: Entry): Promise<'own' | 'ownChanged' | undefined> {
  const submissions = createClient(location.origin).api['campaign-submissions'];
  try {
    const reply = await submissions[':id'].$get({ param: { id } });
    if (!reply.ok) return undefined;
    const { submission } = await reply.json();
    return (await isInEntry(submission, entry)) ? 'own' : 'ownChanged';
  } catch {
    return undefined;
  }
}

/** Returns whether an entry commits to an answer, with its question and its score. */
export async function isInEntry(
  { answers, receipt, reading, outcome }: Pick<Submission, 'answers' | 'receipt' | 'reading' | 'outcome'>,
  entry: Pick<Entry, 'digest'>,
): Promise<boolean> {
  const proof = receipt?.proof;
  const body: unknown = JSON.parse(proof?.entry ?? 'null');
  if (!proof || !isRecord(body) || (await sha256(proof.entry)) !== entry.digest) return false;
  const digests = await Promise.all(
    answers.map(({ question, answer }) =>
      hmacSha256(proof.key, JSON.stringify(['answer', question, answer])),
    ),
  );
  return (
    digests.every((digest) => digest === body['answer']) && body['score'] === (reading ?? outcome)?.score
  );
}

/** Returns a function that reads pages of a campaign's record; it returns undefined if a page cannot be read. */
function createPageReader(slug: string): ReadPage {
  const { record } = createClient(location.origin).api.campaigns['by-slug'][':slug'];
  return async (after) => {
    try {
      const reply = await record.$get({ param: { slug }, query: { after: String(after) } });
      return reply.ok ? await reply.json() : undefined;
    } catch {
      return undefined;
    }
  };
}

const encode = (text: string) => new TextEncoder().encode(text);
const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function sha256(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', encode(text)));
}

async function hmacSha256(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', imported, encode(text)));
}
