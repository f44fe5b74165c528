import { expect, test, type Page } from '@playwright/test';
import { melody } from '../../edge-api/sandbox/demo/thanks/melody.ts';
import { dashboardTexts } from '../../site/src/features/dashboard/texts.ts';
import { thanksTexts } from '../../site/src/features/thanks/texts.ts';
import { callAs, logInAsNew } from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { checkoutOf, control, mailTo } from './support/sandbox.ts';

const texts = thanksTexts('en');
const { submissions: shown } = dashboardTexts('en');
const MESSAGE = 'You made this evening what it was.\nThank you, all of you.';
const NOTE_SECONDS = 0.5;
const SONG = melody([0, 4, 7, 12], NOTE_SECONDS);

test.use({ locale: 'en' });

/** A campaign of the page's owner that promised an audio message and has a winner: the fan who paid. */
async function campaignWithWinner(owner: Page, fan: Page): Promise<{ id: string; fanEmail: string }> {
  await logInAsNew(owner, { role: 'charity', name: 'De Warme Tafel' });
  const created = await callAs(owner, 'POST', '/api/campaigns/create', {
    name: `An hour of songs ${crypto.randomUUID().slice(0, 6)}`,
    artistName: 'Mila Verhoeven',
    description: 'We sing.',
    flexiblePlanning: true,
    fanQuestion: 'why-meet',
    importantKeywords: 'songs',
    charity: 'other',
    newCharity: `De Warme Tafel ${crypto.randomUUID()}`,
    thankYouMethod: 'audio',
    thankYouIncludePhotos: true,
    agreeToTerms: true,
    agreeToProtocol: true,
  });
  expect(created.status()).toBe(201);
  const { id }: { id: string } = Object(await created.json()).doc;

  const fanEmail = await logInAsNew(fan);
  const answer = { question: 'why-meet', answer: 'Because of the songs.' };
  expect(
    (await callAs(fan, 'POST', '/api/campaign-subscribe', { campaign: id, answer, language: 'en' })).status(),
  ).toBe(200);
  await control((await checkoutOf(fanEmail)).id, 'pay');
  const nominees = async (): Promise<string[]> =>
    (await (await owner.request.get(`/api/campaigns/${id}`)).json()).doc.nominees;
  const paid = async () =>
    (await (await owner.request.get(`/api/campaigns/${id}`)).json()).doc.submissionCount;
  await expect.poll(paid).toBe(1);
  await callAs(owner, 'POST', `/api/campaigns/${id}/close`);
  await expect.poll(nominees, { timeout: 20_000 }).toHaveLength(1);
  const chosen = await callAs(owner, 'POST', `/api/campaigns/${id}/winners`, {
    submissionIds: await nominees(),
  });
  expect(chosen.status()).toBe(200);
  return { id, fanEmail };
}

test('an owner thanks everyone with audio and words, and the fan hears it', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fan = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const { id, fanEmail } = await campaignWithWinner(page, fan);

  await page.goto('/en/dashboard');
  await page.getByRole('link', { name: 'Thank everyone' }).click();
  await expect(page.getByText(texts['by-audio'])).toBeVisible();
  await expectAccessible(page);

  const audio = page.getByLabel(texts.chooseAudio);
  await audio.setInputFiles({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('<html>') });
  await expect(page.getByText('Please upload audio: MP3, M4A, OGG, WebM or WAV')).toBeVisible();
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByLabel(texts.message).fill(MESSAGE);
  await audio.setInputFiles({ name: 'song.wav', mimeType: 'audio/wav', buffer: SONG });
  await expect(page.getByRole('button', { name: 'Remove song.wav' })).toBeVisible();
  await expect(page.getByText(texts.draftSaved)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(texts.message)).toHaveValue(MESSAGE);
  await expectAccessible(page);

  await page.getByRole('button', { name: texts.preview }).click();
  const preview = page.getByRole('dialog', { name: 'A thank-you from Mila Verhoeven' });
  await expect(preview.getByText('You made this evening')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: shown.thankYouClose }).click();

  await page.getByRole('button', { name: texts.send }).click();
  const question = page.getByRole('dialog', { name: texts.confirmTitle });
  await expectAccessible(page);
  await question.getByRole('button', { name: texts.send }).click();
  await expect(page.getByText(texts.sentOne)).toBeVisible();
  await expectAccessible(page);

  const { text } = await mailTo(fanEmail, /A thank-you from Mila Verhoeven/);
  expect(text).toContain(`/en/dashboard/subscribed?thanks=${id}`);
  await fan.goto(`/en/dashboard/subscribed?thanks=${id}`);
  const thankYou = fan.getByRole('dialog', { name: 'A thank-you from Mila Verhoeven' });
  await expect(thankYou.getByText('You made this evening')).toBeVisible();
  await expectAccessible(fan);
  const player = thankYou.locator('audio');
  await player.evaluate((element: HTMLAudioElement) => element.play());
  await expect.poll(() => player.evaluate((element: HTMLAudioElement) => element.readyState)).toBe(4);
  expect(await player.evaluate((element: HTMLAudioElement) => element.duration)).toBeCloseTo(
    4 * NOTE_SECONDS,
    1,
  );
  await thankYou.getByRole('button', { name: shown.thankYouClose }).click();
  await expect(thankYou).toBeHidden();
  await expect(fan.getByRole('button', { name: 'A thank-you from Mila Verhoeven' })).toBeFocused();
  await fan.context().close();
});
