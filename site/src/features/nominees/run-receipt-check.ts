import { parseReceipt, toHashInput, type Receipt } from '#api/scoring/entry-rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { createClient } from '#api/client.ts';
import type { RecordPage } from '#api/scoring/contract.ts';

/** Checks the code in the field, and says below it what the result is; the words are in the page. */
export async function runCheck(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
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
  // The visitor may have typed another one meanwhile.
  if (parseReceipt(input.value)?.hash !== receipt.hash) return;
  const { position } = receipt;
  say(result.kind, result.kind === 'found' ? { position, length: result.length } : { position });
}

/** The result of a check; `length` is the number of entries on record. */
type CheckResult =
  | { readonly kind: 'found'; readonly length: number }
  | { readonly kind: 'missing' | 'changed' | 'broken' | 'failed' };

type ReadPage = (after: number) => Promise<RecordPage | undefined>;

/**
 * Checks a receipt against the public part of a campaign's record: that its entry is there and has the receipt's hash,
 * and that every hash from there to the end follows from the one before it.
 */
export async function checkReceipt(receipt: Receipt, readPage: ReadPage): Promise<CheckResult> {
  let last: Receipt | undefined;
  for (;;) {
    const page = await readPage(last?.position ?? receipt.position - 1);
    if (!page) return { kind: 'failed' };
    const { campaign, entries, head } = page;
    for (const entry of entries) {
      const { position, hash } = entry;
      if (!last && position !== receipt.position) return { kind: 'missing' };
      if (!last && hash !== receipt.hash) return { kind: 'changed' };
      const previousHash = last?.hash ?? page.previousHash;
      const expected = await sha256(toHashInput(campaign, entry, previousHash));
      if (expected !== hash || (last && position !== last.position + 1))
        return { kind: last ? 'broken' : 'changed' };
      last = { position, hash };
    }
    if (!last) return { kind: 'missing' };
    if (last.position === head?.position)
      return last.hash === head.hash ? { kind: 'found', length: last.position } : { kind: 'broken' };
    if (entries.length === 0) return { kind: 'broken' };
  }
}

/** Returns how pages of a campaign's record are read; undefined for one that cannot be read. */
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

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
