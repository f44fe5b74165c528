import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import type { FactsProps } from '#site/ui/Facts.tsx';
import { cancellationTexts } from '../cancellations/texts.ts';
import { createClient } from '#api/client.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { createOwnCampaign } from '../campaigns/campaign.fixture.ts';
import { CampaignsDashboard } from './CampaignsDashboard.tsx';
import { managementTexts } from './texts.ts';

const { api } = createClient();

const en = managementTexts('en');

export const MINE = 'GET /api/campaigns/mine';
export const REOPEN = 'POST /api/campaigns/c1/reopen';

const CAMPAIGN = createOwnCampaign({
  id: 'c1',
  slug: 'kitchen',
  name: 'An hour in the kitchen',
  language: 'en',
  charity: { id: 'h1', name: 'Het Huis', slug: 'het-huis' },
  subscriptionDeadline: null,
  plannedDate: '2027-07-15T17:30:00.000Z',
  submissionCount: 2,
  hasAnswers: true,
  isFrozen: true,
});

/** Returns an own campaign, open and with paid answers. */
export const campaign = (changes: Record<string, unknown> = {}) => ({ ...CAMPAIGN, ...changes });

export const QUIET = { isActive: false, phase: 'deadline-passed', hasAnswers: false };
export const NOMINATED = { isActive: false, phase: 'nominees-selected', nomineesSelected: true };
export const CHOSEN = { isActive: false, phase: 'winners-selected', winnersSelected: true };

/** Renders the dashboard and waits for the list. */
export async function renderDashboard(
  replies: Parameters<typeof stubApi>[0],
  role: 'celebrity' | 'charity' = 'celebrity',
  charity?: { id: string; name: string },
  isVerified = true,
  figures?: FactsProps['facts'],
) {
  const stub = stubApi(replies);
  const first = await readReply(api.campaigns.mine.$get({ query: {} }));
  render(
    <CampaignsDashboard
      first={first}
      charity={charity}
      figures={figures}
      servedAt={Date.now()}
      language="en"
      user={{ email: 'mila@example.test', name: 'Noor', role, _verified: isVerified }}
      texts={{ ...en, ...cancellationTexts('en') }}
    />,
  );
  await waitFor(() => expect(document.querySelector('[aria-busy=true], .loading')).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return stub;
}
export const ownCampaignsReply = (...docs: unknown[]) => ({ [MINE]: { body: { docs, next: null } } });
export const clickButton = (name: string | RegExp) =>
  act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name }))));
