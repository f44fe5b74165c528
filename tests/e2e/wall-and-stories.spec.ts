import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { submissionTexts } from '#site/features/submissions/texts.ts';
import { storyTexts } from '#site/features/stories/texts.ts';
import { wallTexts } from '#site/features/wall/texts.ts';
import { verifyAddress } from './support/account.ts';
import { DESKTOP, expectAccessible, expectNoOverflow, PHONE, waitForIslands } from './support/accessible.ts';
import { finishCampaign } from './support/age-campaign.ts';
import { createOpenCampaign, createParticipant, subscribeAndPay } from './support/participants.ts';
import { waitForMail } from './support/sandbox.ts';

const ANSWER = 'Soup <b>for</b> the whole street.';
const NAME = 'Sanne & co';
const TEXT = 'We cooked soup for forty people.\n\nThe neighbours brought the bread.';

test('an answer is read while its fan allows it, and a meeting is told about', async ({ browser }) => {
  const [wall, story] = [wallTexts('nl'), storyTexts('nl')];
  const { submissions: texts } = submissionTexts('nl');
  const owner = await createParticipant(browser, { role: 'charity', language: 'nl' });
  const fan = await createParticipant(browser, { language: 'nl' });
  // No name is public before its address is verified.
  await verifyAddress(fan.page, fan.email);
  const { id, slug } = await createOpenCampaign(owner);
  await finishCampaign(id, await subscribeAndPay(fan, id, ANSWER));
  const visitor = await browser.newPage({ viewport: PHONE });
  const address = `/nl/campaigns/${slug}`;

  await visitor.goto(address);
  await expect(visitor.getByText(ANSWER)).toHaveCount(0);
  await fan.page.setViewportSize(PHONE);
  await fan.page.goto(`/nl/dashboard`);
  await fan.page.getByText(texts.aboutAnswer).click();
  await fan.page.getByText(texts.wallQuestion).click();
  await fan.page.getByRole('button', { name: texts.wallAllow }).click();
  const name = fan.page.getByLabel(texts.wallName);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(fan.page);
  await name.fill(NAME);
  await fan.page.getByRole('button', { name: texts.wallAllow }).click();
  await expect(fan.page.getByText(texts.wallWaiting)).toBeVisible();

  const { page } = owner;
  await page.setViewportSize(PHONE);
  await page.goto(`/nl/dashboard/campaigns/${id}/wall`);
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page
    .getByRole('button', { name: `${wall.owner.show} ${wall.owner.answerBy.replace('{name}', NAME)}` })
    .click();
  await expect(page.getByText(wall.owner.none)).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('figure').filter({ hasText: NAME })).toContainText(ANSWER);
  // The server's HTML, for visitors without script.
  expect(await (await visitor.request.get(address)).text()).toContain('Soup &lt;b&gt;for&lt;/b&gt;');
  await expectAccessible(visitor);
  await expectNoOverflow(visitor);

  await fan.page.getByRole('button', { name: texts.wallWithdraw }).click();
  await expect(fan.page.getByText(texts.wallText)).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByText(ANSWER)).toHaveCount(0);

  const title = `Soup ${slug.slice(-8)}`;
  await page.goto(`/nl/dashboard/campaigns/${id}/story`);
  await waitForIslands(page);
  await page.getByLabel(story.owner.storyTitle).fill(title);
  await page.getByLabel(story.owner.text, { exact: true }).fill(TEXT);
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b5482f' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel(story.owner.choose)
    .setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer: picture });
  const alt = page.getByLabel(story.owner.alt.replace('{number}', '1'));
  await expect(alt).toBeVisible();
  await page.getByRole('button', { name: story.owner.publish }).click();
  await expect(alt).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await alt.fill('A pan of soup');
  await page.getByRole('button', { name: story.owner.publish }).click();
  await expect(page.getByRole('link', { name: story.owner.view })).toBeVisible();

  await visitor.goto(`/nl/stories`);
  await expectAccessible(visitor);
  await expectNoOverflow(visitor);
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  // The story comes before the original description.
  await expect(visitor.locator('#story ~ [data-block="about"]')).toHaveCount(1);
  await expect(visitor.getByRole('img', { name: 'A pan of soup' })).toBeVisible();
  await expectAccessible(visitor);
  const feed = await visitor.request.get(`/nl/feed.xml`);
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain(title);
  const mail = await waitForMail(fan.email, /Power Hour/);
  expect(mail.text).toContain(`${address}#story`);

  await page.getByRole('button', { name: story.owner.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: story.owner.remove }).click();
  await expect(page.getByRole('button', { name: story.owner.publish })).toBeVisible();
  await visitor.goto(`/nl/stories`);
  await expect(visitor.getByText(title)).toHaveCount(0);
  // Only the demo's story is left, and stands beside its picture.
  await visitor.setViewportSize(DESKTOP);
  await expectNoOverflow(visitor);
});
