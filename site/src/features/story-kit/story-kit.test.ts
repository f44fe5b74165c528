import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { getContrast } from '#widget/frame/accent.ts';
import { createCampaignCard, TEST_NOW } from '../campaigns/campaign.fixture.ts';
import { composePiece } from './compose-piece.ts';
import { encodeLink, type Code } from './encode-link.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';
import { PIECE_NAMES, PIECE_WIDTH, PIECES } from './pieces.ts';
import { SCHEMES } from './schemes.ts';
import type { LineShape, Measure, Shape } from './shapes.ts';
import { toKit } from './to-kit.ts';

const ORIGIN = 'https://powerhour.test';
const READABLE = 4.5;
/** The smallest type, in units of a piece: 1.9 mm high letters on a table card. */
const SIZE_MIN = 15;
/** Wide letters, so that whatever fits here fits in the type itself. */
const measure: Measure = (text, weight, size) =>
  Array.from(text).length * size * (weight === 800 ? 0.62 : 0.56);

const createKit = (language: 'nl' | 'en', changes: Parameters<typeof createCampaignCard>[0] = {}) =>
  toKit(createCampaignCard(changes), {
    ...{ origin: ORIGIN, language, now: TEST_NOW },
    texts: language === 'nl' ? nl.piece : en.piece,
  });

const celebrity = createCampaignCard().celebrity;
const charity = createCampaignCard().charity;
const CAMPAIGNS = [
  ['an ordinary campaign', {}],
  ['one letter, and no deadline', { name: 'A', subscriptionDeadline: null }],
  [
    'long names',
    {
      name: 'Een uur in de keuken met Noor '.repeat(7),
      charity: { ...charity, name: 'Stichting '.repeat(12) },
    },
  ],
  [
    'a word that never ends',
    { name: 'Huiskamerconcert'.repeat(12), celebrity: { ...celebrity, name: 'W'.repeat(120) } },
  ],
  [
    'emoji, another script and turned text',
    { name: '👩‍👩‍👧‍👦'.repeat(60), celebrity: { ...celebrity, name: '\u202eنور 你好' } },
  ],
] as const;

const toBox = (
  shape: Shape,
): readonly [left: number, top: number, right: number, bottom: number] | undefined => {
  if (shape.kind === 'box' || shape.kind === 'picture')
    return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height];
  if (shape.kind !== 'line') return undefined;
  const { x, y, size, text, weight } = shape;
  return [x, y - size * 0.72, x + measure(text, weight, size), y + size * 0.2];
};

/** Returns whether two shapes lie on each other; those that touch do not. */
function overlap(one: Shape, other: Shape): boolean {
  const [a, b] = [toBox(one), toBox(other)];
  return !!a && !!b && a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Draws a code as a reader's camera sees it, and reads it. */
function readCode(code: Code, modulePx: number): string | undefined {
  const side = code.length * modulePx;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const isDark = code[Math.floor(at / side / modulePx)]?.[Math.floor((at % side) / modulePx)];
    if (isDark) pixels.fill(0, at * 4, at * 4 + 3);
  }
  return jsQR(pixels, side, side)?.data;
}

/** What is read on what. */
const READ_ON = [
  ['title', 'ground'],
  ['pitch', 'ground'],
  ['brand', 'ground'],
  ['call', 'panel'],
  ['detail', 'panel'],
  ['code', 'codeGround'],
] as const;

test.each(Object.entries(SCHEMES))('every text and the code of a kit are legible: %s', (_, scheme) => {
  const digits = (colour: string) =>
    (colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour).slice(1);
  for (const [ink, ground] of READ_ON) {
    expect(getContrast(digits(scheme[ink]), digits(scheme[ground])), ink).toBeGreaterThanOrEqual(READABLE);
  }
});

describe.each(PIECE_NAMES)('%s', (name) => {
  test.each(CAMPAIGNS)('has room for %s', (_, changes) => {
    for (const language of ['nl', 'en'] as const) {
      const { words } = createKit(language, changes);
      const shapes = composePiece(name, words, measure);
      const lines = shapes.filter((shape): shape is LineShape => shape.kind === 'line');
      const [picture] = shapes.filter(({ kind }) => kind === 'picture');
      const [panel, codeGround] = shapes.filter((shape) => shape.kind === 'box').slice(1);
      if (!picture || !panel || !codeGround) throw new Error('a piece has a picture, a panel and a code');
      for (const line of lines) {
        const [left, top, right, bottom] = toBox(line) ?? [];
        expect(line.size, line.text).toBeGreaterThanOrEqual(SIZE_MIN);
        expect([left, top], line.text).toEqual([
          expect.toSatisfy((x: number) => x > 0),
          expect.toSatisfy((y: number) => y > 0),
        ]);
        expect(right, line.text).toBeLessThanOrEqual(PIECE_WIDTH - 40);
        expect(bottom, line.text).toBeLessThanOrEqual(PIECES[name].height - 40);
        expect(overlap(line, picture), line.text).toBe(false);
        expect(overlap(line, codeGround), line.text).toBe(false);
        expect(
          lines.filter((other) => overlap(line, other)),
          line.text,
        ).toEqual([line]);
      }
      const said = lines.map(({ text }) => text).join(' ');
      expect(said).toContain(language === 'nl' ? '€\u00a010' : '€10');
      if (words.until === null) expect(said).not.toMatch(/Tot|Until/);
      else expect(said).toContain(language === 'nl' ? 'Tot zondag' : 'Until Sunday');
    }
  });

  test('has a code that leads to the campaign in its language, and says where its visitors come from', () => {
    const slug = 'een-uur-in-de-keuken-met-noor-en-al-haar-vrienden-'.repeat(4);
    for (const language of ['nl', 'en'] as const) {
      const link = createKit(language, { slug }).links[PIECES[name].source];
      const via = PIECES[name].paper ? 'poster' : 'share';
      expect(link).toBe(`${ORIGIN}/${language}/campaigns/${slug}?via=${via}`);
      expect(readCode(encodeLink(link), 3)).toBe(link);
    }
  });
});

test('texts to copy name the campaign, the price, the deadline and the link', () => {
  for (const [language, deadline, price] of [
    ['nl', 'zondag 22 november om 16:04', '€\u00a010'],
    ['en', 'Sunday 22 November at 16:04', '€10'],
  ] as const) {
    const { captions } = createKit(language);
    for (const name of ['instagram', 'whatsapp', 'mail'] as const) {
      for (const part of ['Een uur met Noor', 'Kinderkoor Zonder Drempels', deadline, price, captions.link])
        expect(captions[name]).toContain(part);
      expect(captions[name]).not.toMatch(/[{}]/);
    }
    expect(createKit(language, { subscriptionDeadline: null }).captions.mail).not.toMatch(/[{}]|null/);
  }
});

test('a charity that runs its own campaign is named once', () => {
  const { pitch } = createKit('nl', { celebrity: { ...celebrity, name: charity.name } }).words;
  expect(pitch.split(charity.name)).toHaveLength(2);
});
