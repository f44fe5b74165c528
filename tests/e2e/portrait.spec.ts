import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { LAYOUTS } from '#site/features/sharing/pictures/layouts.ts';
import { callApiAs, verifyAddress } from './support/account.ts';
import { createCampaign } from './support/campaigns.ts';
import { createParticipant, subscribeAndPay } from './support/participants.ts';
import { waitForMail } from './support/sandbox.ts';

/** A portrait with the face in its upper third: eyes and mouth, each in a colour that occurs nowhere else on a page. */
const SIZE = { width: 900, height: 1200 };
const FOCAL = { x: 50, y: 22 };
const MARKS = [
  { name: 'left eye', fill: '#00ff00', x: 310, y: 190, width: 100, height: 60 },
  { name: 'right eye', fill: '#ffff00', x: 490, y: 190, width: 100, height: 60 },
  { name: 'mouth', fill: '#00ffff', x: 350, y: 290, width: 200, height: 50 },
] as const;
const rects = MARKS.map(
  ({ fill, x, y, width, height }) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`,
);
const PORTRAIT = await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="#5b2a55"/>${rects.join('')}</svg>`,
  ),
)
  .png()
  .toBuffer();

/** The share of a mark that must be visible, allowing for blurred edges and rounding of the crop. */
const SEEN = 0.6;
/** How far a channel of a mark's colour may deviate after encoding. */
const TOLERANCE = 70;
/** The share of a dial's width that its face takes. */
const FACE_IN_DIAL = 0.62;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

test.use({ deviceScaleFactor: 2 });

/** Lists the marks that a picture does not show, if the portrait takes `share` of its width. */
async function listHidden(picture: Buffer, share = 1): Promise<readonly string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const scale = (info.width * share) / SIZE.width;
  return MARKS.flatMap(({ name, fill, width, height }) => {
    const [red = 0, green = 0, blue = 0] = Buffer.from(fill.slice(1), 'hex');
    const isNear = (value: number, at: number) => Math.abs(value - (data[at] ?? 0)) < TOLERANCE;
    let seen = 0;
    for (let at = 0; at < data.length; at += info.channels)
      if (isNear(red, at) && isNear(green, at + 1) && isNear(blue, at + 2)) seen += 1;
    return seen < SEEN * width * height * scale ** 2 ? [`${name}: ${seen}`] : [];
  });
}

/** Expects eyes and mouth in an element, once its picture has loaded. */
async function expectFace(shown: Locator, where: string, share?: number): Promise<void> {
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(async () => listHidden(await shown.screenshot(), share), { message: where }).toEqual([]);
}

/** Uploads the portrait, and then sets its focal point. */
async function uploadPortrait(page: Page): Promise<string> {
  const file = { name: 'portrait.png', mimeType: 'image/png', buffer: PORTRAIT };
  const origin = new URL(process.env['E2E_ORIGIN'] ?? 'http://localhost:8797').origin;
  const stored = await page.request.post('/api/media', { multipart: { file }, headers: { origin } });
  const { doc } = await stored.json();
  const described = await callApiAs(page, 'PATCH', `/api/media/${doc.id}`, { focal: FOCAL });
  expect(await described.json()).toMatchObject({ doc: { ...SIZE, focal: FOCAL } });
  return doc.id;
}

test('eyes and mouth of a portrait are seen wherever a campaign shows it, at every width', async ({
  browser,
}) => {
  const owner = await createParticipant(browser, { role: 'celebrity', language: 'en' });
  const { page } = owner;
  await verifyAddress(page, owner.email);
  const profile = await (await page.request.get('/api/celebrities-custom/by-user')).json();
  const avatar = await uploadPortrait(page);
  await callApiAs(page, 'PATCH', `/api/celebrities-custom/${profile.doc.id}`, { avatar });
  await page.goto('/en/dashboard/profile');
  await expectFace(page.locator('.image-focal img'), 'the profile');
  // The point is placed within the element around the picture.
  const [around, picture] = await page
    .locator('.image-focal :is(div, img)')
    .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]));
  expect(around).toEqual(picture);
  const { id, slug, name } = await createCampaign(page, { image: await uploadPortrait(page) });
  await page.goto('/en/dashboard');
  const own = page.locator('.own-campaign .card-media');
  await expectFace(own.locator('img').first(), 'the owner’s card');
  expect(await own.evaluate(({ clientWidth, clientHeight }) => clientHeight < clientWidth)).toBe(true);
  const fan = await createParticipant(browser, { language: 'en' });
  await subscribeAndPay(fan, id, 'I love soup.');
  const { html } = await waitForMail(fan.email, /You are in/);

  const visitor = await browser.newPage({ viewport: SCREENS[0], deviceScaleFactor: 2 });
  const show = (selector: string) => visitor.locator(selector);
  /** Expects the faces on the visitor's page at every width, each with the share of its picture that the face takes. */
  const expectFaces = async (faces: Readonly<Record<string, readonly [Locator, number?]>>) => {
    for (const screen of SCREENS) {
      await visitor.setViewportSize(screen);
      for (const [where, [shown, share]] of Object.entries(faces))
        await expectFace(shown, `${where} at ${screen.width}`, share);
    }
  };
  await visitor.goto(`/en/campaigns/${slug}`);
  await expectFaces({
    hero: [show('.campaign-hero .picture img')],
    dial: [show('.campaign-hero .dial'), FACE_IN_DIAL],
  });
  await visitor.goto(`/embed/${slug}`);
  await expectFaces({ frame: [show('.widget-picture > :first-child')] });
  await visitor.goto(`/en/campaigns?q=${encodeURIComponent(name)}`);
  await expectFaces({ card: [show('.card-media > :first-child')], 'face on the card': [show('.card-face')] });
  await visitor.goto(`/en/campaigns/${slug}/live`);
  await expectFaces({ 'live screen': [show('.live-dial .dial'), FACE_IN_DIAL] });
  await visitor.setContent(html);
  const pictured = show('img[src*="/api/media/"]');
  await expect(pictured).toHaveCount(1);
  await expectFaces({ mail: [pictured] });
  await visitor.close();

  const readShared = async () =>
    (await (await page.request.get(`/api/campaigns/by-slug/${slug}`)).json()).doc.sharePictures.en;
  await expect.poll(readShared, { timeout: 30_000 }).toMatchObject({ url: expect.any(String) });
  const shared = await (await page.request.get((await readShared()).url)).body();
  const { x: left, y: top, size } = LAYOUTS.link.dial;
  const dial = await sharp(shared).extract({ left, top, width: size, height: size }).toBuffer();
  expect(await listHidden(dial, FACE_IN_DIAL), 'share picture').toEqual([]);
  for (const { context } of [owner, fan]) await context.close();
});
