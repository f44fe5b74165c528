import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PALETTE } from '#site/styles/palette.ts';
import { getContrast } from '#widget/frame/accent.ts';
import { createCampaignCard, TEST_NOW } from '../../campaigns/campaign.fixture.ts';
import { LAYOUTS, type Box } from './layouts.ts';
import { paintPicture } from './paint-picture.ts';
import { sharePictureTexts } from './texts.ts';
import { toShareWords } from './to-share-words.ts';

const READABLE = 4.5;
/** The smallest type, in pixels of a picture that is shown at a third of its size. */
const SIZE_MIN = 15;
const { celebrity } = createCampaignCard();

type Line = Box & { readonly text: string; readonly size: number; readonly fill: string };

/** Returns a canvas that records its lines. Its letters are wider than the real type, so what fits here always fits. */
function createRecorder(): { readonly context: CanvasRenderingContext2D; readonly lines: Line[] } {
  const lines: Line[] = [];
  const gradient = { addColorStop: vi.fn() };
  const state = { font: '', fillStyle: '' };
  const getSize = () => Number.parseFloat(state.font.split(' ')[1] ?? '');
  const measureText = (text: string) => ({
    width: Array.from(text).length * getSize() * (state.font.startsWith('800') ? 0.62 : 0.56),
  });
  const methods: Record<string, unknown> = {
    measureText,
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    fillText: (text: string, x: number, middle: number) => {
      const size = getSize();
      const { width } = measureText(text);
      lines.push({ text, size, fill: state.fillStyle, x, y: middle - size / 2, width, height: size });
    },
  };
  const context = new Proxy(Object.create(null), {
    get: (_, name) => methods[String(name)] ?? vi.fn(),
    set: (_, name, value) => Object.assign(state, { [name]: value }) === state,
  });
  return { context, lines };
}

const contains = (outer: Box, { x, y, width, height }: Box) =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const CAMPAIGNS = [
  ['an ordinary campaign', {}],
  ['one letter, and no deadline', { name: 'A', subscriptionDeadline: null }],
  ['a long title', { name: 'Een uur in de keuken met Noor '.repeat(4) }],
  ['one that has not started', { phase: 'not-started', subscriptionStartDate: '2026-11-21T16:00:00.000Z' }],
  [
    'words that never end',
    {
      name: 'Huiskamerconcert'.repeat(7),
      celebrity: { ...celebrity, name: 'W'.repeat(120) },
      charity: { id: 'w', name: 'M'.repeat(120), slug: null },
    },
  ],
  [
    'emoji and another script',
    { name: '👩‍👩‍👧‍👦'.repeat(10), celebrity: { ...celebrity, name: '\u202eنور 你好' } },
  ],
] as const;

beforeEach(() => {
  vi.stubGlobal('Path2D', vi.fn());
});

describe.each(Object.entries(LAYOUTS))('%s', (_, layout) => {
  test.each(CAMPAIGNS)(
    'leaves no word of %s outside its box, on another or too faint to read',
    (__, changes) => {
      for (const language of ['nl', 'en'] as const) {
        const texts = sharePictureTexts(language);
        const words = {
          ...toShareWords(createCampaignCard(changes), { language, texts, now: TEST_NOW }),
          site: 'powerhour.test',
        };
        const { context, lines } = createRecorder();
        paintPicture(context, layout, words, { cover: null, face: null, ring: Object.create(null) });
        expect(lines.at(0)?.text).toBe('Power Hour');
        for (const line of lines.slice(1)) {
          const isOnPanel = contains(layout.offer, line);
          expect(isOnPanel || contains(layout.heading, line), line.text).toBe(true);
          expect(line.size, line.text).toBeGreaterThanOrEqual(SIZE_MIN);
          const ground = isOnPanel ? PALETTE.peach : PALETTE.night;
          expect(getContrast(line.fill.slice(1), ground.slice(1)), line.text).toBeGreaterThanOrEqual(
            READABLE,
          );
          expect(
            lines.filter((other) => overlap(line, other)),
            line.text,
          ).toEqual([line]);
        }
        const text = lines.map((line) => line.text).join(' ');
        expect(text).toContain(language === 'nl' ? '€\u00a010' : '€10');
        if (words.note === null) expect(text).not.toMatch(/tot|until/i);
        else expect(text).toContain(language === 'nl' ? 'ot zondag' : 'ntil Sunday');
      }
    },
  );
});

test('a share picture says what one does, what it costs and until when, in its language', () => {
  const campaign = createCampaignCard({ subscriptionDeadline: '2026-11-29T19:00:00.000Z' });
  const toWords = (language: 'nl' | 'en') =>
    toShareWords(campaign, {
      language,
      texts: sharePictureTexts(language),
      now: new Date('2026-11-01T00:00:00Z'),
    });
  expect(toWords('nl')).toMatchObject({
    call: 'Doe mee voor €\u00a010',
    note: 'Tot zondag 29 november om 20:00',
  });
  expect(toWords('en')).toMatchObject({ note: 'Until Sunday 29 November at 20:00' });
});

test('the picture of a campaign that has not started says from when', () => {
  const campaign = createCampaignCard({
    phase: 'not-started',
    subscriptionStartDate: '2026-11-03T08:00:00.000Z',
    subscriptionDeadline: '2026-11-29T19:00:00.000Z',
  });
  const context = { language: 'nl', texts: sharePictureTexts('nl'), now: TEST_NOW } as const;
  expect(toShareWords(campaign, context).note).toBe(
    'Van dinsdag 3 november om 09:00 tot zondag 29 november om 20:00',
  );
  expect(toShareWords({ ...campaign, subscriptionDeadline: null }, context).note).toBe(
    'Vanaf dinsdag 3 november om 09:00',
  );
  const atMidnight = { ...campaign, subscriptionStartDate: '2026-11-02T23:00:00.000Z' };
  expect(toShareWords(atMidnight, context).note).toMatch(/^Van dinsdag 3 november om 00:00 tot /);
});

test('a share picture keeps the celebrity’s name on one line, unless it is long', () => {
  const toTitle = (artist: string) =>
    toShareWords(
      createCampaignCard({ name: `Zing met ${artist}`, celebrity: { ...celebrity, name: artist } }),
      { language: 'nl', texts: sharePictureTexts('nl'), now: TEST_NOW },
    ).title;
  expect(toTitle('Noor Valentijn')).toBe('Zing met Noor\u00a0Valentijn');
  expect(toTitle('De Gezusters van der Waal')).toBe('Zing met De Gezusters van der Waal');
});

test('a share picture names the celebrity once', () => {
  const toDetail = (name: string) =>
    toShareWords(createCampaignCard({ name }), {
      language: 'nl',
      texts: sharePictureTexts('nl'),
      now: TEST_NOW,
    }).detail;
  const { name, celebrity, charity } = createCampaignCard();
  expect([toDetail(name), toDetail(`Zing met ${celebrity.name}`)]).toEqual([
    `Met ${celebrity.name}, voor ${charity.name}`,
    `Voor ${charity.name}`,
  ]);
});

test('the picture of a campaign with winners says so, and nothing of the price', () => {
  const campaign = createCampaignCard({ phase: 'winners-selected' });
  const words = toShareWords(campaign, { language: 'nl', texts: sharePictureTexts('nl'), now: TEST_NOW });
  expect(words).toMatchObject({ call: 'De keuze is gemaakt', note: 'Bekijk hoe het afliep' });
});

test('the picture between the deadline and the choice names neither the deadline nor the price', () => {
  const texts = sharePictureTexts('nl');
  const words = toShareWords(createCampaignCard(), { language: 'nl', texts, now: TEST_NOW, kind: 'wait' });
  expect(words).toMatchObject({ call: 'Meedoen kan niet meer', note: 'Bekijk hoe het verdergaat' });
});
