import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { submissionTexts } from '#site/features/submissions/texts.ts';
import { storyTexts } from '#site/features/stories/texts.ts';
import { wallTexts } from '#site/features/wall/texts.ts';
import { verifyAddress } from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { finishCampaign } from './support/finish-campaign.ts';
import { createOpenCampaign, createParticipant, subscribeAndPay } from './support/participants.ts';
import { waitForMail } from './support/sandbox.ts';

const ANSWER = 'Soup <b>for</b> the whole street.';
const NAME = 'Sanne & co';
const TEXT = 'We cooked soup for forty people.\n\nThe neighbours brought the bread.';

async function expectNoScrollbar(page: Page, width: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

for (const [language, width] of [
  ['nl', 390],
  ['en', 1440],
] as const) {
  test(`an answer is read while its fan allows it, and a meeting is told about (${language}, ${width} px)`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const [wall, story] = [wallTexts(language), storyTexts(language)];
    const { submissions: texts } = submissionTexts(language);
    const owner = await createParticipant(browser, { role: 'charity', language });
    const fan = await createParticipant(browser, { language });
    // Nobody's name is public before their address is proved.
    await verifyAddress(fan.page, fan.email);
    const { id, slug } = await createOpenCampaign(owner);
    await subscribeAndPay(fan, id, ANSWER);
    const list = await fan.page.request.get('/api/campaign-submissions/user-submissions');
    await finishCampaign(id, (await list.json()).submissions[0].id);
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const visitor = await context.newPage();
    const address = `/${language}/campaigns/${slug}`;

    await visitor.goto(address);
    await expect(visitor.getByText(ANSWER)).toHaveCount(0);
    await fan.page.setViewportSize({ width, height: 900 });
    await fan.page.goto(`/${language}/dashboard`);
    await fan.page.getByText(texts.wallQuestion).click();
    await fan.page.getByRole('button', { name: texts.wallAllow }).click();
    const name = fan.page.getByLabel(texts.wallName);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(fan.page);
    await name.fill(NAME);
    await fan.page.getByRole('button', { name: texts.wallAllow }).click();
    await expect(fan.page.getByText(texts.wallWaiting)).toBeVisible();

    const { page } = owner;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${language}/dashboard/campaigns/${id}/wall`);
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expectAccessible(page);
    await expectNoScrollbar(page, width);
    await page
      .getByRole('button', { name: `${wall.owner.show} ${wall.owner.answerBy.replace('{name}', NAME)}` })
      .click();
    await expect(page.getByText(wall.owner.none)).toBeVisible();
    await visitor.goto(address);
    await expect(visitor.getByRole('figure').filter({ hasText: NAME })).toContainText(ANSWER);
    // As the server sends it, for visitors without script.
    expect(await (await visitor.request.get(address)).text()).toContain('Soup &lt;b&gt;for&lt;/b&gt;');
    await expectAccessible(visitor);
    await expectNoScrollbar(visitor, width);

    await fan.page.getByRole('button', { name: texts.wallWithdraw }).click();
    await expect(fan.page.getByText(texts.wallText)).toBeVisible();
    await visitor.goto(address);
    await expect(visitor.getByText(ANSWER)).toHaveCount(0);

    const title = `Soup at ${width} px ${slug.slice(-8)}`;
    await page.goto(`/${language}/dashboard/campaigns/${id}/story`);
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
    await expectNoScrollbar(page, width);
    await alt.fill('A pan of soup');
    await page.getByRole('button', { name: story.owner.publish }).click();
    await expect(page.getByRole('link', { name: story.owner.view })).toBeVisible();

    await visitor.goto(`/${language}/stories`);
    await expectAccessible(visitor);
    await expectNoScrollbar(visitor, width);
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
    await expect(visitor.getByRole('img', { name: 'A pan of soup' })).toBeVisible();
    await expectAccessible(visitor);
    const feed = await visitor.request.get(`/${language}/feed.xml`);
    expect(feed.headers()['content-type']).toContain('application/atom+xml');
    expect(await feed.text()).toContain(title);
    const mail = await waitForMail(fan.email, /Power Hour/);
    expect(mail.text).toContain(`${address}#story`);

    await page.getByRole('button', { name: story.owner.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: story.owner.remove }).click();
    await expect(page.getByRole('button', { name: story.owner.publish })).toBeVisible();
    await visitor.goto(`/${language}/stories`);
    await expect(visitor.getByText(title)).toHaveCount(0);
    for (const each of [context, owner.context, fan.context]) await each.close();
  });
}
