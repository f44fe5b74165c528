import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { campaign, ownCampaignsReply, renderDashboard } from './campaigns-dashboard.fixture.tsx';

const charity = { id: 'h1', name: 'Het Huis', slug: null };
const waiting = { isPublic: false, isFrozen: false, charity };
const findLink = () => screen.queryByRole('link', { name: /Choose another charity/ });

it('a campaign waits for its charity, and another can be chosen', async () => {
  await renderDashboard(ownCampaignsReply(campaign(waiting)));
  expect(screen.getByText('Not public until Het Huis has confirmed. We will let you know.')).toBeTruthy();
  expect(findLink()?.getAttribute('href')).toMatch(/\/c1\/edit#campaign-charityOptions$/);
});

it('of its word only the owner hears', async () => {
  const managedFor = { name: 'Noor', mayManage: true, mayDecide: true };
  await renderDashboard(ownCampaignsReply(campaign({ ...waiting, managedFor })));
  expect(screen.getByText('Not public until Het Huis has confirmed.')).toBeTruthy();
});

it('a charity that declined says why', async () => {
  await renderDashboard(ownCampaignsReply(campaign({ ...waiting, charityDeclined: 'We are too small' })));
  expect(screen.getByText(/^Het Huis does not want .*: We are too small$/)).toBeTruthy();
});

it('a campaign on hold that fans paid for says until when, and leaves no choice', async () => {
  const paused = { paused: 'charity', charityDueAt: '2026-12-06T12:00:00.000Z' };
  await renderDashboard(ownCampaignsReply(campaign({ ...paused, charity })));
  expect(screen.getByText(/If that is still the case on 6 December 2026/)).toBeTruthy();
  expect(screen.queryByText(/Fans can take part|Share the campaign/)).toBeNull();
  expect(findLink()).toBeNull();
});

// Regression: a closed campaign was told that fans cannot pay, as if they could otherwise.
it('a closed campaign says what happens, and nothing of paying', async () => {
  const paused = { paused: 'charity', charityDueAt: '2026-12-06T12:00:00.000Z' };
  await renderDashboard(ownCampaignsReply(campaign({ ...paused, charity, isActive: false })));
  expect(screen.getByText(/If that is still the case on 6 December 2026/)).toBeTruthy();
  expect(screen.queryByText(/cannot pay/)).toBeNull();
});

it('a public campaign, and one that waits for something else, say nothing of it', async () => {
  await renderDashboard(ownCampaignsReply(campaign(), campaign({ id: 'c2', isPublic: false })));
  expect(screen.queryByText(/Het Huis/)).toBeNull();
});
