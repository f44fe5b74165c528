import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import type { CharityInReview } from '#api/charities/contract.ts';
import { toPage } from '../admin/admin.fixture.ts';
import { CharitiesView } from './CharitiesView.tsx';
import { charityTexts } from './texts.ts';

const texts = charityTexts('en');
const IMPACT = 'GET /api/charity-whitelist-custom/c1/impact';
const DECIDE = 'PATCH /api/charity-whitelist-custom/c1';
const REASON = 'It is not registered with the tax office.';
const CHARITY: CharityInReview = {
  id: 'c1',
  name: 'Het Huis',
  approvalStatus: 'approved',
  version: 2,
  reviewedAt: '2026-11-01T12:00:00.000Z',
  reviewedBy: 'Ada Vos',
  rejectionReason: null,
  createdAt: '2026-10-01T12:00:00.000Z',
  addedBy: null,
  lookAlike: null,
  campaigns: [],
};
const IMPACT_REPLY = {
  body: { doc: { openCampaigns: 2, closedCampaigns: 1, payments: 14, paidCents: 14_000 } },
};

const renderList = (charity = CHARITY) =>
  render(<CharitiesView page={toPage(charity)} isFirst language="en" texts={texts} />);

function renderReview(replies: Parameters<typeof stubApi>[0]) {
  const stub = stubApi(replies);
  renderList();
  fireEvent.click(screen.getByRole('button', { name: 'Reject Het Huis' }));
  return stub;
}

const confirm = () =>
  act(() =>
    Promise.resolve(
      fireEvent.click(screen.getAllByRole('button', { name: texts.reject }).at(-1) ?? document.body),
    ),
  );
const typeReason = (value: string) =>
  fireEvent.change(screen.getByLabelText(texts.rejectReason), { target: { value } });

test('rejecting says first how many campaigns it affects and what fans paid', async () => {
  renderReview({ [IMPACT]: IMPACT_REPLY });
  const message = await screen.findByText(/This affects/);
  expect(message.textContent).toMatch(
    /^This affects 2 open campaigns and 1 closed campaign; fans have paid €140 so far\. .* 14 days/,
  );
  expect(screen.getByText(/1 November 2026, by Ada Vos/)).toBeTruthy();
});

test('what another admin decided meanwhile is said in the dialog, and the reason stays', async () => {
  const error = 'This charity was approved by Eva Mol on 2 November 2026 at 10:00.';
  renderReview({ [IMPACT]: IMPACT_REPLY, [DECIDE]: { status: 409, body: { error, code: 'conflict' } } });
  await screen.findByText(/This affects/);
  typeReason(REASON);
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe(error);
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.rejectReason).value).toBe(REASON);
});

test('a charity that looks like another one says which', () => {
  renderList({ ...CHARITY, lookAlike: 'Het Huls' });
  expect(screen.getByText(/^Looks like Het Huls\./)).toBeTruthy();
});

test('a page after the first does not say that everything has been reviewed', () => {
  render(<CharitiesView page={toPage(CHARITY)} isFirst={false} language="en" texts={texts} />);
  expect(screen.queryByText(texts.noneWaiting)).toBeNull();
});
