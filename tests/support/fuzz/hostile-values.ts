import fc from 'fast-check';

/** Texts that have broken programs before. */
const HOSTILE_TEXTS = [
  ...['', ' ', '\u0000', 'a\u0000b', '\r\nX-Injected: 1', '\u202Eevil', '\uD800', 'x\uDFFFy', '\uFEFF'],
  '\u{1F469}\u200D\u{1F680}',
  ...["' OR 1=1 --", '"; drop table user; --', '%', '_', '\\', "'||(select token from session)||'"],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=1>',
    '<%= 7 %>',
    '${7*7}',
    '{{7*7}}',
    '$(id)',
    '`id`',
  ],
  ...'../../etc/passwd ..%2f..%2f %00 % %E0%A4%A %ff%fe ./. //evil.test file:///etc/passwd'.split(' '),
  ...'__proto__ constructor prototype toString hasOwnProperty null undefined NaN'.split(' '),
  '[object Object]',
  ...'1e999 -0 9007199254740993 0x10 1;2'.split(' '),
  ...'2026-02-30T25:61:61Z +275760-09-13T00:00:00.001Z -000001-01-01'.split(' '),
  'a@b.c\nBcc: d@e.f',
  ...'a@b @ javascript:alert(1) http://[::1]:9/ http://a\\@b/ xn-- https://é.test'.split(' '),
  ...['a'.repeat(5000), 'é'.repeat(2500), 'a '.repeat(2000), '('.repeat(1000), '\u0301'.repeat(1000)],
];

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

const HOSTILE_NUMBERS = [0, -0, -1, 1e308, -1e308, 2 ** 53, 2 ** 63, 0.1, 1e-320, 2_147_483_648];

/** Nests a value so deeply that a recursive reader fails. */
const nest = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/** Any JSON, including wrong types and keys that every object inherits. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...HOSTILE_NUMBERS, null, true, false, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(5, 30, 40, 900).map(nest) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 30 }) },
  { weight: 1, arbitrary: hostileText.map((text) => ({ id: text, [text]: text })) },
  {
    weight: 1,
    arbitrary: hostileText.map((text) =>
      JSON.parse(`{"__proto__":{"role":"admin","id":${JSON.stringify(text)}}}`),
    ),
  },
);

/** A header's value: a text without characters that headers cannot contain. */
export const hostileHeader = hostileText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 2000));

const BROKEN_BODIES = [
  ...[
    '',
    ' ',
    '{',
    '{"a":',
    '[',
    'null',
    '"text"',
    '0',
    'true',
    '\u0000',
    '{}{}',
    '{"a":1,}',
    "{'a':1}",
    'NaN',
  ],
  ...['{"a":"\\ud800"}', '{"a":"\u0000"}', '['.repeat(100_000), `{"a":${'9'.repeat(5000)}}`, '\uFEFF{}'],
  ...['--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n', '--x--', 'a=1&b=2', '%PDF-1.7', 'GIF89a'],
];

/** A body that is not JSON, or JSON in another form; as bytes, so that it need not be text. */
export const brokenBody: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.constantFrom(...BROKEN_BODIES).map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 300 }),
  fc.constantFrom(20_000, 70_000, 300_000).map((length) => new Uint8Array(length).fill(97)),
);
