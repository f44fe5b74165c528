import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { MARK_LIGHT } from '../ui/mark.ts';
import { ANSWER } from './answer.ts';
import { drawFilm } from './draw-film.ts';
import { DRESSING_ROOM } from './dressing-room.ts';
import { ENVELOPE } from './envelope.ts';
import { EVENING } from './evening.ts';
import { JAR } from './jar.ts';
import { KITCHEN } from './kitchen.ts';
import { LETTERBOX } from './letterbox.ts';
import { LETTERS } from './letters.ts';
import { toSvg, type Scene } from './light.ts';
import { PITCH } from './pitch.ts';
import { PORTRAITS } from './portraits.ts';
import { RECEIPT } from './receipt.ts';
import { SCALES } from './scales.ts';
import { SEAT } from './seat.ts';
import { STAGE } from './stage.ts';
import { THANKS } from './thanks.ts';
import { UMBRELLA } from './umbrella.ts';

/*
 * Draws every picture of the shell into site/public and those of the pages into site/src/media: `npm run pictures`,
 * after a scene has changed. The results are committed, so that a build needs no browser.
 */
const PUBLIC = new URL('../../public/', import.meta.url);
const MEDIA = new URL('../media/', import.meta.url);
const save = (name: string, bytes: string | Uint8Array) => writeFile(new URL(name, PUBLIC), bytes);

/** The mark, on its own or on a ground with room around it. */
function mark(margin: number, background?: string): string {
  const side = 40 + 2 * margin;
  const backgroundRect = background
    ? `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${background}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">${backgroundRect}<circle cx="20" cy="20" r="20" fill="${background ? '#5b2a9d' : '#2b1055'}"/><path d="${MARK_LIGHT}" fill="#ffd9a8"/><circle cx="20" cy="26.5" r="4.6" fill="#ff5a4f"/></svg>`;
}

/** The picture of a shared link, 1200 × 630: set in the product's own type, so drawn by a browser. */
async function drawShareImage(): Promise<Uint8Array> {
  const font = new URL(
    '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    import.meta.url,
  );
  const type = (await readFile(font)).toString('base64');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>
    @font-face { font-family: B; font-weight: 200 800; src: url(data:font/woff2;base64,${type}) }
    body { margin: 0; height: 630px; overflow: hidden; color: #fbf6ee; font-family: B; font-weight: 800;
      background: radial-gradient(700px 560px at 76% 20%, #5b2a9d, transparent 75%), linear-gradient(#1b0a36, #2b1055 60%, #3a1668) }
    h1 { position: absolute; left: 72px; bottom: 64px; margin: 0; font-size: 132px; line-height: .9; letter-spacing: -.035em }
    h1 b { display: block; color: #ffd9a8; font-weight: 800 }
    .mark { position: absolute; left: 72px; top: 64px; width: 92px }
    .scene { position: absolute; right: 24px; bottom: 0; height: 606px }
    .scene svg { height: 100%; width: auto }
  </style><div class="mark">${mark(0).replace('#2b1055', '#5b2a9d')}</div><h1>Power <b>Hour</b></h1>
  <div class="scene">${await toSvg(EVENING)}</div>`);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await browser.close();
  return sharp(shot).png({ palette: true, colours: 96, compressionLevel: 9, effort: 10 }).toBuffer();
}

function toPng(svg: string, side: number): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg), { density: 600 }).resize(side, side);
  return drawn.png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** An icon file with one PNG in it: a header of 6 bytes, an entry of 16, the picture. */
function toIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await save('pictures/evening.svg', await toSvg(EVENING));
await save('pictures/stage.svg', await toSvg(STAGE));
await save('pictures/seat.svg', await toSvg(SEAT));
await save('pictures/answer.svg', await toSvg(ANSWER));
await save('pictures/jar.svg', await toSvg(JAR));
await save('pictures/letterbox.svg', await toSvg(LETTERBOX));
await save('pictures/share.png', await drawShareImage());
await save('favicon.svg', mark(0));
await save('favicon.ico', toIco(await toPng(mark(0), 32), 32));
for (const [name, side] of [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const) {
  await save(name, await toPng(mark(9, '#1b0a36'), side));
}

/** A picture that goes through the build, which makes the small modern files of it: without grain, which triples them. */
async function saveMedia(name: string, scene: Scene): Promise<void> {
  const svg = (await toSvg(scene)).replace(/<rect[^>]*url\(#g\)[^>]*>/, '');
  const picture = sharp(Buffer.from(svg)).webp({ quality: 84, effort: 6 });
  await picture.toFile(fileURLToPath(new URL(`${name}.webp`, MEDIA)));
}

await mkdir(MEDIA, { recursive: true });
for (const [name, scene] of Object.entries({
  kitchen: KITCHEN,
  pitch: PITCH,
  letters: LETTERS,
  scales: SCALES,
  envelope: ENVELOPE,
  umbrella: UMBRELLA,
  receipt: RECEIPT,
  thanks: THANKS,
  'dressing-room': DRESSING_ROOM,
  ...PORTRAITS,
})) {
  await saveMedia(name, scene);
}
await writeFile(new URL('one-hour.webm', MEDIA), await drawFilm());
