import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../platform/digest.ts';
import {
  CHAIN_START,
  ENTRY_KINDS,
  formatReceipt,
  parseReceipt,
  toHashInput,
  type PublicEntry,
} from './entry-rules.ts';

type Entry = Omit<PublicEntry, 'hash' | 'position'>;

const anyEntry: fc.Arbitrary<Entry> = fc.record({
  kind: fc.constantFrom(...ENTRY_KINDS),
  format: fc.integer({ min: 2, max: 9 }),
  writtenAt: fc.integer({ min: 0 }),
  digest: fc.string(),
});

function hashChain(campaignId: string, entries: readonly Entry[]): string {
  return entries.reduce(
    (previous, entry, index) => sha256(toHashInput(campaignId, { ...entry, position: index + 1 }, previous)),
    CHAIN_START,
  );
}

test('the last hash of a record changes with any entry before it, wherever it is and whatever of it changes', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { minLength: 1 }), fc.nat(), anyEntry, (entries, at, other) => {
      const index = at % entries.length;
      const changed = entries.with(index, other);
      fc.pre(JSON.stringify(changed) !== JSON.stringify(entries));
      expect(hashChain('a', changed)).not.toBe(hashChain('a', entries));
    }),
  );
});

test('the last hash of a record changes with an entry that is removed or added, and is another in another campaign', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { minLength: 1 }), fc.nat(), anyEntry, (entries, at, other) => {
      const index = at % entries.length;
      const hash = hashChain('a', entries);
      expect(hashChain('a', entries.toSpliced(index, 1))).not.toBe(hash);
      expect(hashChain('a', entries.toSpliced(index, 0, other))).not.toBe(hash);
      expect(hashChain('b', entries)).not.toBe(hash);
    }),
  );
});

const receipt = { position: 12, hash: sha256('x') };

test('a receipt is read as it was written, whatever was pasted around it', () => {
  const text = formatReceipt(receipt);
  expect(parseReceipt(text)).toEqual(receipt);
  expect(parseReceipt(`\n ${text.slice(0, 20)} ${text.slice(20).toUpperCase()}\t`)).toEqual(receipt);
});

test('a receipt has a position from 1, of nine digits at most', () => {
  expect(parseReceipt(`1-${receipt.hash}`)).toEqual({ ...receipt, position: 1 });
  expect(parseReceipt(`10-${receipt.hash}`)).toEqual({ ...receipt, position: 10 });
  expect(parseReceipt(`00-${receipt.hash}`)).toBeUndefined();
  const [last, next] = [999_999_999, 1_000_000_000].map((position) => ({ ...receipt, position }));
  if (!last || !next) throw new Error('there are two');
  expect(parseReceipt(formatReceipt(last))).toEqual(last);
  expect(parseReceipt(formatReceipt(next))).toBeUndefined();
});

test.each(['', '12', receipt.hash, `0-${receipt.hash}`, `-1-${receipt.hash}`, `12-${receipt.hash}0`])(
  'a receipt is not “%s”',
  (text) => {
    expect(parseReceipt(text)).toBeUndefined();
  },
);

test('an entry is hashed with its campaign and the hash before it', () => {
  const entry = { position: 3, kind: 'winner', format: 2, writtenAt: 5, digest: 'd' } as const;
  expect(toHashInput('c1', entry, 'h')).toBe('[2,"c1",3,"winner",5,"d","h"]');
  expect(CHAIN_START).toBe('');
});

test('a record knows fifteen kinds of entry', () => {
  expect(ENTRY_KINDS.join()).toBe(
    'brief,score,re-reading,ranking,nomination,owner-nomination,contest,contest-reply,reserves,winner,winner-ended,address,withdrawn,reopened,erased',
  );
});
