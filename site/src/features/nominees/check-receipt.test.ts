import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SelectionRecord } from '#api/nominees/selection-contract.ts';
import { CHAIN_START, toHashInput } from '#api/scoring/entry-rules.ts';
import { checkReceipt } from './run-receipt-check.ts';

type Entry = SelectionRecord['entries'][number];
const CAMPAIGN = 'c1';
const PER_PAGE = 3;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function createRecord(length: number): Entry[] {
  const entries: Entry[] = [];
  for (let position = 1; position <= length; position += 1) {
    const entry = {
      position,
      kind: 'score',
      format: 2,
      writtenAt: 1000 + position,
      digest: `d${position}`,
    } as const;
    const input = toHashInput(CAMPAIGN, entry, entries.at(-1)?.hash ?? CHAIN_START);
    entries.push({ ...entry, hash: sha256(input) });
  }
  return entries;
}

/** Serves a record like the API; `head` is the last entry that it reports. */
const serve =
  (entries: readonly Entry[], head = entries.at(-1), selection: SelectionRecord['selection'] = null) =>
  (after: number) => {
    const index = entries.findIndex(({ position }) => position > after);
    const page = index < 0 ? [] : entries.slice(index, index + PER_PAGE);
    const previousHash = entries[index - 1]?.hash ?? CHAIN_START;
    return Promise.resolve({
      campaign: CAMPAIGN,
      previousHash,
      entries: page,
      head: head ?? null,
      next: null,
      selection,
    });
  };
const record = createRecord(8);
const receiptAt = (position: number) => ({ position, hash: record[position - 1]?.hash ?? '' });
const change = (position: number, values: Partial<Entry>) =>
  record.map((entry) => (entry.position === position ? { ...entry, ...values } : entry));

it('the check of a receipt finds it at any place, on as many pages as follow', async () => {
  for (const position of [1, 2, 5, 8])
    expect(await checkReceipt(receiptAt(position), serve(record))).toEqual({
      kind: 'found',
      length: 8,
      entry: record[position - 1],
    });
});

it('the check of a receipt misses one that is past the end, and one of a campaign without a record', async () => {
  const past = { ...receiptAt(1), position: 9 };
  expect(await checkReceipt(past, serve(record))).toEqual({ kind: 'missing' });
  expect(await checkReceipt(receiptAt(1), serve([]))).toEqual({ kind: 'missing' });
});

it('the check of a receipt sees that its own entry was changed, with or without its hash', async () => {
  expect(await checkReceipt(receiptAt(4), serve(change(4, { digest: 'x' })))).toEqual({ kind: 'changed' });
  expect(await checkReceipt(receiptAt(4), serve(change(4, { hash: 'x' })))).toEqual({ kind: 'changed' });
});

it('the check of a receipt sees that another entry was changed or removed, and an end that is another one', async () => {
  const broken = { kind: 'broken' };
  expect(await checkReceipt(receiptAt(5), serve(change(2, { digest: 'x' })))).toEqual(broken);
  expect(await checkReceipt(receiptAt(2), serve(change(7, { digest: 'x' })))).toEqual(broken);
  expect(await checkReceipt(receiptAt(2), serve(record.toSpliced(5, 1)))).toEqual(broken);
  expect(await checkReceipt(receiptAt(2), serve(record.slice(0, 6), record[7]))).toEqual(broken);
  expect(await checkReceipt(receiptAt(2), serve(change(8, { hash: 'x' }), record[7]))).toEqual(broken);
});

it('the check of a receipt says when the record cannot be read', async () => {
  expect(await checkReceipt(receiptAt(1), () => Promise.resolve(undefined))).toEqual({ kind: 'failed' });
});
