import { expect, test } from '@playwright/test';
import { melody } from '#api/sandbox/demo/thanks/melody.ts';
import { submissionTexts } from '#site/features/submissions/texts.ts';
import { thanksTexts } from '#site/features/thanks/texts.ts';
import { expectAccessible, waitForIslands } from './support/accessible.ts';
import {
  chooseWinner,
  closeCampaign,
  createOpenCampaign,
  createParticipant,
  subscribeAndPay,
} from './support/participants.ts';
import { waitForMail } from './support/sandbox.ts';

const MESSAGE = 'You made this evening what it was.\nThank you, all of you.';
const NOTE_SECONDS = 0.5;
const SONG = melody([0, 4, 7, 12], NOTE_SECONDS);
const en = submissionTexts('en').submissions;

test('the owner thanks everyone with audio and words, and a fan listens to it', async ({ browser }) => {
  // The selection takes several steps.
  test.setTimeout(120_000);
  const owner = await createParticipant(browser, { role: 'charity', language: 'en' });
  const campaign = await createOpenCampaign(owner);
  const winner = await createParticipant(browser, { language: 'nl' });
  const other = await createParticipant(browser, { language: 'en' });
  const won = await subscribeAndPay(winner, campaign.id, 'Omdat mijn oma soep kookte voor de hele straat.');
  await subscribeAndPay(other, campaign.id, 'Because cooking for neighbours taught me to ask for help.');
  await closeCampaign(owner, campaign.id, 2);
  await chooseWinner(owner, campaign.id, won);

  const texts = thanksTexts('en');
  const { page } = owner;
  await page.goto(`/en/dashboard/campaigns/${campaign.id}/winners`);
  await page.getByRole('link', { name: 'Thank everyone' }).click();
  await expect(page.getByText(texts['by-audio'])).toBeVisible();
  await waitForIslands(page);

  const audio = page.getByLabel(texts.chooseAudio);
  await audio.setInputFiles({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('<html>') });
  await expect(page.getByText('Please upload audio: MP3, M4A, OGG, WebM or WAV')).toBeVisible();
  await page.getByLabel(texts.message).fill(MESSAGE);
  await audio.setInputFiles({ name: 'song.wav', mimeType: 'audio/wav', buffer: SONG });
  await expect(page.getByRole('button', { name: 'Remove song.wav' })).toBeVisible();
  await expect(page.getByText(texts.draftSaved)).toBeVisible();
  await expectAccessible(page);

  const from = `A thank-you from ${campaign.artistName}`;
  await page.getByRole('button', { name: texts.preview }).click();
  const preview = page.getByRole('dialog', { name: from });
  await expect(preview.getByText('You made this evening')).toBeVisible();
  await preview.getByRole('button', { name: en.thankYouClose }).click();

  await page.getByRole('button', { name: texts.send }).click();
  const question = page.getByRole('dialog', { name: texts.confirmTitle });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: texts.send }).click();
  await expect(page.getByText(texts.sent)).toBeVisible();

  const fan = other.page;
  const { text } = await waitForMail(other.email, new RegExp(from));
  expect(text).toContain(`/en/dashboard/subscribed?thanks=${campaign.id}`);
  await waitForMail(winner.email, new RegExp(`Een bedankje van ${campaign.artistName}`));
  await fan.goto(`/en/dashboard/subscribed?thanks=${campaign.id}`);
  const thankYou = fan.getByRole('dialog', { name: from });
  await expect(thankYou.getByText('You made this evening')).toBeVisible();
  await expectAccessible(fan);
  const player = thankYou.locator('audio');
  await player.evaluate((element: HTMLAudioElement) => element.play());
  await expect.poll(() => player.evaluate((element: HTMLAudioElement) => element.readyState)).toBe(4);
  const seconds = await player.evaluate((element: HTMLAudioElement) => element.duration);
  expect(seconds).toBeCloseTo(4 * NOTE_SECONDS, 1);
  await thankYou.getByRole('button', { name: en.thankYouClose }).click();
  await expect(thankYou).toBeHidden();
  await expect(fan.getByRole('button', { name: from })).toBeFocused();
});
