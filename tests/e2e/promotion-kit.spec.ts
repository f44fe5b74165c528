import { expect, test, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { managementTexts } from '#site/features/management/texts.ts';
import { promotionKitTexts } from '#site/features/promotion-kit/texts.ts';
import { findOwnCampaign } from './support/campaigns.ts';
import { logInAsNewUser } from './support/account.ts';

// On a plain screen, a module of the table card's code is under three pixels, too small for a reader.
test.use({ deviceScaleFactor: 3 });

/** The size of an A4 page in a PDF, in points. */
const A4 = '[0 0 594.95996 841.91998]';

async function readPicture(
  file: string | Buffer,
): Promise<{ size: readonly number[]; code: string | undefined }> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  return { size: [info.width, info.height], code: found?.data };
}

/** Lists the sizes of the printed pages. */
async function printPages(page: Page): Promise<readonly (string | undefined)[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return [...pdf.toString('latin1').matchAll(/\/MediaBox (\[[^\]]*\])/g)].map(([, size]) => size);
}

test('an owner downloads pictures and prints sheets whose codes lead to the campaign, and nobody else does', async ({
  page,
  baseURL,
}) => {
  const { page: texts } = promotionKitTexts('nl');
  const { id, name, slug } = await findOwnCampaign(page, ({ phase }) => phase === 'open');
  const toLink = (at: string, source: string) =>
    new URL(`/${at}/campaigns/${slug}?via=${source}`, baseURL).href;
  const findPiece = (piece: 'story' | 'square' | 'poster' | 'table-card') =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: texts[piece], exact: true }) });
  const save = async (piece: 'story' | 'square') => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      findPiece(piece).getByRole('link').click(),
    ]);
    return download;
  };
  await page.goto('/nl/dashboard');
  const { share } = managementTexts('nl').campaigns;
  await page.getByRole('link', { name: `${share} ${name}` }).click();
  await expect(findPiece('square').getByRole('link')).toBeVisible();

  const story = await save('story');
  expect(story.suggestedFilename()).toBe(`${slug}-story-nl.png`);
  expect(await readPicture(await story.path())).toEqual({ size: [1080, 1920], code: toLink('nl', 'share') });
  await page.getByRole('radio', { name: texts.en }).check();
  expect(await readPicture(await (await save('square')).path())).toEqual({
    size: [1080, 1080],
    code: toLink('en', 'share'),
  });
  await expect(page.getByText(toLink('en', 'share'), { exact: true })).toBeVisible();

  expect(await printPages(page)).toEqual([A4, A4]);
  await page.evaluate(() => (window.print = () => undefined));
  for (const piece of ['poster', 'table-card'] as const) {
    await findPiece(piece).getByRole('button').click();
    expect(await printPages(page)).toEqual([A4]);
    await page.emulateMedia({ media: 'print' });
    const sheet = await page.locator('.kit-print:visible').first().screenshot();
    expect((await readPicture(sheet)).code, piece).toBe(toLink('en', 'poster'));
    await page.emulateMedia({ media: null });
  }

  await page.context().clearCookies();
  const path = `/nl/dashboard/campaigns/${id}/kit`;
  await page.goto(path);
  await expect(page).toHaveURL(/\/nl\/login/);
  await logInAsNewUser(page);
  expect((await page.request.get(path)).status()).toBe(404);
});
