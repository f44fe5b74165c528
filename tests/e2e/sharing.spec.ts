import { expect, test } from '@playwright/test';
import { liveTexts } from '#site/features/live/live-texts.ts';
import { OWN_SHARE_TEXTS } from '#site/features/sharing/share-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { post, verifyAddress } from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { createOpenCampaign, createParticipant, subscribeAndPay } from './support/participants.ts';

const LONG_NAME =
  'Arbeidsongeschiktheidsverzekeringsmaatschappijavond met soep, muziek en een boottocht over de grachten bij volle maan';
const GREETING = 'Fem doet mee. Jij ook?';
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

test('a fan’s link brings another, greets by name only while allowed, and the live screen shows it', async ({
  browser,
}) => {
  const owner = await createParticipant(browser, { role: 'charity', language: 'nl' });
  const { id, slug } = await createOpenCampaign(owner, { name: LONG_NAME });
  const fan = await createParticipant(browser, { language: 'nl' });
  // No name is public before its address is verified.
  await verifyAddress(fan.page, fan.email);
  const submission = await subscribeAndPay(fan, id, 'I love soup.');

  await fan.page.goto(`/nl/campaigns/${slug}/thanks?submission=${submission}`);
  const chat = fan.page.getByRole('link', { name: OWN_SHARE_TEXTS.shareWhatsApp.nl });
  await expect(chat).toHaveAttribute('href', /via%3D[\w-]{12}$/);
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const link = message.slice(message.indexOf('http'));
  const name = fan.page.getByRole('checkbox', {
    name: fillText(OWN_SHARE_TEXTS.shareName.nl, { name: 'Fem' }),
  });
  await expect(name).not.toBeChecked();
  await expectAccessible(fan.page);
  for (const width of [390, 1280]) {
    await fan.page.setViewportSize({ width, height: 800 });
    const ticket = fan.page.locator('.ticket');
    expect(await ticket.evaluate((box) => box.scrollWidth - box.clientWidth), `at ${width} px`).toBe(0);
  }

  const friend = await createParticipant(browser, { language: 'nl' });
  await friend.page.goto(link);
  await expect(friend.page.getByText(GREETING)).toHaveCount(0);
  await Promise.all([fan.page.waitForResponse(/\/share$/), name.check()]);
  await friend.page.reload();
  await expect(friend.page.getByText(GREETING)).toBeVisible();
  await expectAccessible(friend.page);
  const share = new URL(link).searchParams.get('via');
  const answer = { question: 'why-meet', answer: 'So do I.' };
  const data = { campaign: id, answer, language: 'nl', share };
  await post(friend.page, '/api/campaign-subscribe', data);
  await subscribeAndPay(friend, id, 'So do I.');
  await fan.page.goto(`/nl/dashboard`);
  await expect(fan.page.getByText(OWN_SHARE_TEXTS.shareCountOne.nl).first()).toBeVisible();

  const stage = await friend.context.newPage();
  for (const screen of SCREENS) {
    await stage.setViewportSize(screen);
    await stage.goto(`/nl/campaigns/${slug}/live`);
    // Nobody can scroll a screen on a wall.
    expect(await stage.evaluate(() => document.documentElement.scrollHeight)).toBe(screen.height);
  }
  await expect(stage.getByRole('heading', { name: liveTexts('nl').names })).toBeVisible();
  await expect(stage.getByRole('listitem')).toHaveText(['Fem']);
  await expect(stage.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(stage);
  await post(fan.page, `/api/campaign-submissions/${submission}/share`, { showsName: false });
  await expect(stage.getByRole('listitem')).toHaveCount(0, { timeout: 15_000 });
  await friend.page.goto(link);
  await expect(friend.page.getByText(GREETING)).toHaveCount(0);
});
