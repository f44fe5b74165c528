import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeVersions, toKey } from './merge-versions.ts';
import { digestContent, isSame } from './same-content.ts';
import { toLines } from './to-lines.ts';

type Values = Readonly<Record<string, unknown>>;

const text = (words: string) => ({
  type: 'root',
  children: [{ type: 'p', children: [{ type: 'text', text: words }] }],
});
const quote = (words: string, author = 'Noor') => ({ _template: 'quote', quote: words, author });
const rich = (words: string, anchor = '') => ({ _template: 'richText', content: text(words), anchor });
const page = (...blocks: object[]) => ({ title: 'Over ons', draft: false, blocks });
const merge = (opened: Values, mine: Values, theirs: Values, ...choices: string[]) =>
  mergeVersions({ opened, mine, theirs }, new Set(choices));

it('keeps what only one of the two changed, and says what came from the other', () => {
  const opened = page(rich('Hallo'));
  const merged = merge(
    opened,
    { ...opened, title: 'Wij' },
    { ...opened, draft: true, image: '/media/a.png' },
  );
  expect(merged.values).toEqual({ ...opened, title: 'Wij', draft: true, image: '/media/a.png' });
  expect(merged.conflicts).toEqual([]);
  expect(merged.adopted.map(toKey).toSorted()).toEqual(['draft', 'image']);
});

it('shows what both changed, and takes the one that is chosen', () => {
  const opened = page(quote('Een'));
  const [mine, theirs] = [
    { ...opened, title: 'Wij' },
    { ...opened, title: 'Zij' },
  ];
  const merged = merge(opened, mine, theirs);
  expect(merged.conflicts).toEqual([{ place: ['title'], mine: 'Wij', theirs: 'Zij' }]);
  expect(merged.values).toEqual(mine);
  expect(merge(opened, mine, theirs, 'title').values).toEqual(theirs);
  expect(merge(opened, mine, { ...mine }).conflicts).toEqual([]);
});

it('merges the fields of one block, but never the halves of two texts', () => {
  const merged = merge(page(quote('Een')), page(quote('Twee')), page(quote('Een', 'Sam')));
  expect(merged.values).toEqual(page(quote('Twee', 'Sam')));
  const both = merge(page(rich('Een')), page(rich('Twee', 'top')), page(rich('Drie')));
  expect(both.conflicts).toEqual([
    { place: ['blocks', 0, 'content'], mine: text('Twee'), theirs: text('Drie') },
  ]);
  expect(both.values).toEqual(page(rich('Twee', 'top')));
});

it('shows a conflict where both changed the only field of a block', () => {
  const [one, mine, theirs] = ['Een', 'Twee', 'Drie'].map((words) => ({ _template: 'quote', quote: words }));
  const { conflicts } = merge(page(Object(one)), page(Object(mine)), page(Object(theirs)));
  expect(conflicts).toEqual([{ place: ['blocks', 0, 'quote'], mine: 'Twee', theirs: 'Drie' }]);
});

const [a, b, c] = [quote('A'), rich('B'), quote('C', 'Lot')] as const;
it.each<[string, object[], object[], object[]]>([
  [
    'a block added by each',
    [a, b, c, rich('mine')],
    [a, rich('theirs'), b, c],
    [a, rich('theirs'), b, c, rich('mine')],
  ],
  [
    'a block added by each at the end',
    [a, b, c, rich('mine')],
    [a, b, c, rich('theirs')],
    [a, b, c, rich('theirs'), rich('mine')],
  ],
  ['one moved, one changed', [c, a, b], [a, rich('B2'), c], [c, a, rich('B2')]],
  ['one changed, one moved', [a, rich('B2'), c], [c, a, b], [c, a, rich('B2')]],
  ['one removed, one changed another', [b, c], [a, b, quote('C2', 'Lot')], [b, quote('C2', 'Lot')]],
  ['one removed what the other changed', [b, c], [quote('A2'), b, c], [quote('A2'), b, c]],
  ['one removed by the other', [a, b, quote('C2', 'Lot')], [b, c], [b, quote('C2', 'Lot')]],
  ['the same block added by both', [a, b, c, rich('new')], [a, b, c, rich('new')], [a, b, c, rich('new')]],
  [
    'added before a block that the other changed',
    [rich('new'), a, b, c],
    [quote('A2'), b, c],
    [rich('new'), quote('A2'), b, c],
  ],
])('merges lists: %s', (_, mine, theirs, expected) => {
  const merged = merge(page(a, b, c), page(...mine), page(...theirs));
  expect(merged.conflicts).toEqual([]);
  expect(merged.values).toEqual(page(...expected));
});

it('shows both lists when both moved blocks, each in another way', () => {
  const { conflicts } = merge(page(a, b, c), page(b, a, c), page(a, c, b));
  expect(conflicts.map(({ place }) => toKey(place))).toEqual(['blocks']);
});

it('knows the same content by its digest, whatever the order of its fields and what is left empty', async () => {
  const [one, other] = [
    { title: 'A', blocks: [], image: null },
    { image: '', title: 'A' },
  ];
  expect(isSame(one, other)).toBe(true);
  expect(await digestContent(one)).toBe(await digestContent(other));
  expect(await digestContent(one)).not.toBe(await digestContent({ title: 'B' }));
});

it('loses no text that either wrote: each is in the result or in a conflict that is shown', () => {
  const block = fc.oneof(
    fc.record({ quote: fc.uuid(), author: fc.uuid() }).map((fields) => ({ _template: 'quote', ...fields })),
    fc.uuid().map((words) => rich(words)),
  );
  const blocks = fc.array(block, { maxLength: 5 });
  const edit = fc.record({
    order: fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
    removed: fc.option(fc.nat(4)),
    changed: fc.option(fc.tuple(fc.nat(4), fc.uuid())),
    added: fc.option(fc.tuple(fc.nat(5), block)),
  });
  const apply = (list: object[], { order, removed, changed, added }: EditOf<typeof edit>) => {
    const sorted = list
      .map((item, index) => (changed?.[0] === index ? { ...item, author: changed[1] } : item))
      .map((item, index) => ({ item, key: order[index] ?? 0 }))
      .filter((_, index) => index !== removed)
      .toSorted((one, other) => one.key - other.key)
      .map(({ item }) => item);
    return added ? sorted.toSpliced(added[0], 0, added[1]) : sorted;
  };
  fc.assert(
    fc.property(blocks, edit, edit, (opened, ours, others) => {
      const [mine, theirs] = [apply(opened, ours), apply(opened, others)];
      const { values, conflicts } = merge(page(...opened), page(...mine), page(...theirs));
      const [known, shown] = [toLines(opened), toLines([values, conflicts])];
      for (const written of toLines([mine, theirs])) {
        if (!known.includes(written)) expect(shown).toContain(written);
      }
      expect(merge(page(...opened), page(...mine), page(...opened)).values).toEqual(page(...mine));
      expect(merge(page(...opened), page(...opened), page(...theirs)).values).toEqual(page(...theirs));
    }),
  );
});

type EditOf<A> = A extends fc.Arbitrary<infer T> ? T : never;
