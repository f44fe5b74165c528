import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test, type Download, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp, { type Sharp } from 'sharp';
import type { Campaign } from '#api/campaigns/contract.ts';
import { dashboardTexts } from '#site/features/dashboard/texts.ts';
import { storyKitTexts } from '#site/features/story-kit/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApiAs, logInAsNewUser } from './support/account.ts';

const POINTS_PER_MM = 72 / 25.4;
const PRINT_PIXELS_PER_POINT = 4;

/** Logs the page in as the demo celebrity and returns an open campaign of theirs. */
async function findOpenCampaign(page: Page): Promise<Campaign> {
  const login = { email: 'celebrity@powerhour.test', password: 'powerhour' };
  expect((await callApiAs(page, 'POST', '/api/users/login', login)).ok()).toBe(true);
  const { docs }: { docs: Campaign[] } = await (await page.request.get('/api/campaigns/mine')).json();
  const own = docs.find(({ phase }) => phase === 'open');
  if (!own) throw new Error('the demo celebrity has no open campaign');
  return own;
}

async function readPicture(picture: Sharp): Promise<{ size: readonly number[]; code: string | undefined }> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  return { size: [info.width, info.height], code: found?.data };
}

/** Reads a print: its size in millimetres, the code as a printer fills it, and whether its text is set in a font. */
async function readPrint(
  pdf: Buffer,
): Promise<{ size: readonly number[]; code: string | undefined; hasFont: boolean }> {
  const source = pdf.toString('latin1');
  const [, width = 0, height = 0] = (/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(source) ?? []).map(Number);
  const content = [...source.matchAll(/stream\r?\n/g)]
    .map(({ index, 0: start }) => pdf.subarray(index + start.length, source.indexOf('endstream', index)))
    .flatMap((stream) => (stream[0] === 0x78 ? [inflateSync(stream).toString('latin1')] : []))
    .find((text) => text.includes(' re\n'));
  const boxes = (content ?? '')
    .split('\n')
    .filter((line) => line.endsWith(' re'))
    .map((line) => line.split(' ').map((side) => Number(side) * PRINT_PIXELS_PER_POINT));
  const rects = boxes.map(([x = 0, y = 0, w = 0, h = 0]) => {
    const top = height * PRINT_PIXELS_PER_POINT - y;
    return `<rect x="${x}" y="${Math.min(top, top - h)}" width="${w}" height="${Math.abs(h)}"/>`;
  });
  const [pixelsWide, pixelsHigh] = [width, height].map((side) => Math.round(side * PRINT_PIXELS_PER_POINT));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelsWide}" height="${pixelsHigh}"><rect width="100%" height="100%" fill="#fff"/>${rects.join('')}</svg>`;
  const { code } = await readPicture(sharp(Buffer.from(svg)));
  const size = [width, height].map((side) => Math.round(side / POINTS_PER_MM));
  return { size, code, hasFont: source.includes('/FontFile2') };
}

async function readDownload(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

for (const language of ['nl', 'en'] as const) {
  const { page: texts } = storyKitTexts(language);
  const other = language === 'nl' ? 'en' : 'nl';

  test.describe(language, () => {
    test.use({ locale: language });

    test('an owner downloads pictures and prints whose codes lead to the campaign, and nobody else does', async ({
      page,
      baseURL,
    }) => {
      const { id, name, slug } = await findOpenCampaign(page);
      const toLink = (at: string, source: string) =>
        new URL(`/${at}/campaigns/${slug}?via=${source}`, baseURL).href;
      const save = async (piece: 'story' | 'square' | 'poster' | 'table-card') => {
        const card = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: texts[piece], exact: true }) });
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          card.getByRole('button').click(),
        ]);
        return download;
      };
      await page.goto(`/${language}/dashboard`);
      const { storyKit } = dashboardTexts(language).campaigns;
      await page.getByRole('link', { name: `${storyKit} ${name}` }).click();
      await expect(page.locator('canvas[data-drawn="true"]')).toHaveCount(4);
      await expectAccessible(page);

      const story = await save('story');
      expect(story.suggestedFilename()).toBe(`${slug}-story-${language}.png`);
      expect(await readPicture(sharp(await readDownload(story)))).toEqual({
        ...{ size: [1080, 1920], code: toLink(language, 'share') },
      });
      const poster = await readPrint(await readDownload(await save('poster')));
      expect(poster).toEqual({ size: [210, 297], code: toLink(language, 'poster'), hasFont: true });

      await page.getByRole('radio', { name: texts[other] }).check();
      const square = await readPicture(sharp(await readDownload(await save('square'))));
      expect(square).toEqual({ size: [1080, 1080], code: toLink(other, 'share') });
      const card = await readPrint(await readDownload(await save('table-card')));
      expect(card).toEqual({ size: [105, 148], code: toLink(other, 'poster'), hasFont: true });
      await expect(page.getByText(toLink(other, 'share'), { exact: true })).toBeVisible();

      await page.context().clearCookies();
      await page.goto(`/${language}/dashboard/campaigns/${id}/kit`);
      await expect(page).toHaveURL(new RegExp(`/${language}/login`));
      await logInAsNewUser(page);
      expect((await page.goto(`/${language}/dashboard/campaigns/${id}/kit`))?.status()).toBe(404);
    });
  });
}
