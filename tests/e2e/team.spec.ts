import { expect, test } from '@playwright/test';
import { createEmail, linkFor } from './support/account.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoOverflow,
  expectRoomForLongWord,
  PHONE,
  waitForIslands,
} from './support/accessible.ts';
import {
  closeCampaign,
  createOpenCampaign,
  createParticipant,
  subscribeAndPay,
} from './support/participants.ts';
import { waitForMail } from './support/sandbox.ts';

test('my manager should do this: invited, the manager invites, edits, closes and reads, chooses nobody, and is withdrawn', async ({
  browser,
}) => {
  const owner = await createParticipant(browser, { role: 'celebrity', language: 'en' });
  const manager = await createParticipant(browser, { language: 'en' });
  const helper = createEmail('helper');
  const campaign = await createOpenCampaign(owner);
  const card = manager.page.getByRole('article').filter({ hasText: campaign.name });

  await owner.page.goto('/en/dashboard');
  await owner.page.getByRole('link', { name: 'Your team' }).click();
  await owner.page.getByLabel('Email address', { exact: true }).fill(manager.email);
  await owner.page.getByLabel('May also invite others').check();
  await owner.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(
    owner.page.getByRole('button', { name: `Withdraw the invitation to ${manager.email}` }),
  ).toBeVisible();

  await manager.page.setViewportSize({ ...PHONE, width: 320 });
  await manager.page.goto(await linkFor(manager.email, 'invitation', /asks you to manage campaigns/));
  await expect(manager.page.getByText('You may also invite others.')).toBeVisible();
  await expectRoomForLongWord(manager.page.getByText(/^Mila Steen asks you/));
  await manager.page.getByRole('button', { name: 'Accept' }).click();
  await manager.page.waitForURL('**/en/dashboard');
  await manager.page.setViewportSize(PHONE);
  await manager.page.getByRole('link', { name: 'Your team' }).click();
  await manager.page.waitForURL('**/en/dashboard/team');
  await waitForIslands(manager.page);
  await manager.page.getByLabel('Email address', { exact: true }).focus();
  await manager.page.keyboard.type(helper);
  for (const key of ['Tab', 'Space', 'Tab', 'Enter']) await manager.page.keyboard.press(key);
  await expect(
    manager.page.getByRole('button', { name: `Withdraw the invitation to ${helper}` }),
  ).toBeVisible();
  expect((await waitForMail(helper, /Fem Visser asks you/)).text).toContain('/en/invitation?token=');
  await expectAccessible(manager.page);
  await expectNoOverflow(manager.page);
  await manager.page.getByRole('button', { name: 'Leave the team of Mila Steen' }).click();
  const dialog = manager.page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(manager.page);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await manager.page.setViewportSize(DESKTOP);
  await manager.page.goto('/en/dashboard');
  await expect(card.getByText('You manage this campaign for Mila Steen.')).toBeVisible();

  await card.locator('.card-menu > summary').click();
  await expect(card.getByRole('button', { name: /Cancel/ })).toHaveCount(0);
  await card.getByRole('link', { name: /^Edit/ }).click();
  await expect(manager.page.getByRole('textbox', { name: 'Description' })).toContainText('We cook together');
  const place = manager.page.getByLabel(/^Planned location/);
  await place.fill('Paradiso, Amsterdam');
  await manager.page.getByRole('button', { name: 'Update Campaign' }).click();
  await expect(manager.page.getByText('Campaign updated successfully!')).toBeVisible();

  const fan = await createParticipant(browser, { language: 'en' });
  await subscribeAndPay(fan, campaign.id, 'Because cooking for neighbours taught me to ask for help.');
  await closeCampaign(manager, campaign.id, 1);
  await manager.page.goto(`/en/dashboard/campaigns/${campaign.id}/nominees`);
  await expect(manager.page.getByText('Only Mila Steen chooses the winners')).toBeVisible();
  await expect(manager.page.getByText('taught me to ask for help').first()).toBeVisible();
  await expect(manager.page.getByRole('radio', { name: /^Choose/ })).toHaveCount(0);

  await owner.page.reload();
  await expect(owner.page.getByText(`Fem Visser closed “${campaign.name}”`)).toBeVisible();
  await expect(owner.page.getByText(`Fem Visser edited “${campaign.name}”`)).toBeVisible();
  await expect(owner.page.getByText('by Fem Visser, also invites others')).toBeVisible();
  await owner.page.setViewportSize(DESKTOP);
  await expectAccessible(owner.page);
  await owner.page.setViewportSize(PHONE);
  await expectNoOverflow(owner.page);
  await owner.page.getByRole('button', { name: `Remove ${manager.email} from your team` }).click();
  await expect(owner.page.getByRole('heading', { name: 'Who manages your campaigns' })).toHaveCount(0);
  await manager.page.goto('/en/dashboard');
  await expect(manager.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
  const gone = await manager.page.goto(`/en/dashboard/campaigns/${campaign.id}/nominees`);
  expect(gone?.status()).toBe(404);
  for (const { context } of [owner, manager, fan]) await context.close();
});
