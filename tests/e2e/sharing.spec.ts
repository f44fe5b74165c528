import { expect, test } from '@playwright/test';
import { liveTexts } from '#site/features/live/live-texts.ts';
import { ownShareEn, ownShareNl } from '#site/features/sharing/share-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { callApiAs, verifyAddress } from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { createOpenCampaign, createParticipant, subscribeAndPay } from './support/participants.ts';

const GREETINGS = { nl: 'Fem doet mee. Jij ook?', en: 'Fem is taking part. Will you?' };
const WIDE = { width: 1920, height: 1080 };

for (const language of ['nl', 'en'] as const) {
  const texts = language === 'nl' ? ownShareNl : ownShareEn;

  test(`a fan's link brings another, greets by name only while allowed, and the live screen shows it (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const owner = await createParticipant(browser, { role: 'charity', language });
    const { id, slug } = await createOpenCampaign(owner);
    const fan = await createParticipant(browser, { language });
    // Nobody's name is public before their address is proved.
    await verifyAddress(fan.page, fan.email);
    await subscribeAndPay(fan, id, 'I love soup.');
    const own = await fan.page.request.get(`/api/campaign-submissions/by-campaign/${id}`);
    const { submission } = await own.json();

    await fan.page.goto(`/${language}/campaigns/${slug}/thanks?submission=${submission.id}`);
    const address = fan.page.getByRole('textbox', { name: texts.shareLink });
    await expect(address).toHaveValue(/via=[\w-]{12}$/);
    const link = await address.inputValue();
    const name = fan.page.getByRole('checkbox', { name: fillText(texts.shareName, { name: 'Fem' }) });
    await expect(name).not.toBeChecked();
    await expectAccessible(fan.page);

    const friend = await createParticipant(browser, { language });
    await friend.page.goto(link);
    await expect(friend.page.getByText(GREETINGS[language])).toHaveCount(0);
    await Promise.all([fan.page.waitForResponse(/\/share$/), name.check()]);
    await friend.page.reload();
    await expect(friend.page.getByText(GREETINGS[language])).toBeVisible();
    await expectAccessible(friend.page);
    const share = new URL(link).searchParams.get('via');
    const answer = { question: 'why-meet', answer: 'So do I.' };
    const data = { campaign: id, answer, language, share };
    expect((await callApiAs(friend.page, 'POST', '/api/campaign-subscribe', data)).ok()).toBe(true);
    await subscribeAndPay(friend, id, 'So do I.');
    await fan.page.goto(`/${language}/dashboard`);
    await expect(fan.page.getByText(texts.shareCountOne).first()).toBeVisible();

    const stage = await friend.context.newPage();
    await stage.setViewportSize(WIDE);
    await stage.goto(`/${language}/campaigns/${slug}/live`);
    await expect(stage.getByRole('heading', { name: liveTexts(language).names })).toBeVisible();
    await expect(stage.getByRole('listitem')).toHaveText(['Fem']);
    await expect(stage.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(stage);
    await callApiAs(fan.page, 'POST', `/api/campaign-submissions/${submission.id}/share`, {
      showsName: false,
    });
    await expect(stage.getByRole('listitem')).toHaveCount(0, { timeout: 15_000 });
    await friend.page.goto(link);
    await expect(friend.page.getByText(GREETINGS[language])).toHaveCount(0);
  });
}
