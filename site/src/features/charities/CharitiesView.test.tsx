import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { api } from '../accounts/api.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { CharitiesView } from './CharitiesView.tsx';
import { charityTexts } from './texts.ts';

const texts = charityTexts('en');
const REVIEW = 'GET /api/charity-whitelist-custom/review';
const IMPACT = 'GET /api/charity-whitelist-custom/c1/impact';
const DECIDE = 'PATCH /api/charity-whitelist-custom/c1';
const REASON = 'It is not registered with the tax office.';
const CHARITY = {
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

async function renderList() {
  const first = await readReply(api['charity-whitelist-custom'].review.$get({ query: {} }));
  render(<CharitiesView first={first} language="en" texts={texts} />);
}

async function renderReview(replies: Parameters<typeof stubApi>[0]) {
  const stub = stubApi({ [REVIEW]: { body: { docs: [CHARITY], next: null } }, ...replies });
  await renderList();
  fireEvent.click(await screen.findByRole('button', { name: 'Reject Het Huis' }, { timeout: 10_000 }));
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
  await renderReview({ [IMPACT]: IMPACT_REPLY });
  const message = await screen.findByText(/This affects/);
  expect(message.textContent).toMatch(
    /^This affects 2 open campaigns and 1 closed campaign; fans have paid €140 so far\. .* 14 days/,
  );
  expect(screen.getByText(/1 November 2026, by Ada Vos/)).toBeTruthy();
});

test('the reason goes with the version that the page showed', async () => {
  const doc = { ...CHARITY, approvalStatus: 'rejected', version: 3, rejectionReason: REASON };
  const { calls } = await renderReview({ [IMPACT]: IMPACT_REPLY, [DECIDE]: { body: { doc } } });
  await screen.findByText(/This affects/);
  typeReason(` ${REASON} `);
  await confirm();
  await screen.findByText(new RegExp(`Reason: ${REASON}`));
  const sent = calls.find(({ name }) => name === DECIDE)?.body;
  expect(sent).toEqual({ approvalStatus: 'rejected', version: 2, reason: REASON });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what another admin decided meanwhile is said in the dialog, and the reason stays', async () => {
  const error = 'This charity was approved by Eva Mol on 2 November 2026 at 10:00.';
  let approvalStatus = 'pending';
  await renderReview({
    [IMPACT]: IMPACT_REPLY,
    [REVIEW]: () => ({ body: { docs: [{ ...CHARITY, approvalStatus }], next: null } }),
    [DECIDE]: { status: 409, body: { error, code: 'conflict' } },
  });
  await screen.findByText(/This affects/);
  typeReason(REASON);
  approvalStatus = 'approved';
  await confirm();
  await screen.findByRole('heading', { name: texts.judged });
  expect(screen.getByRole('alert').textContent).toBe(error);
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.rejectReason).value).toBe(REASON);
});

test('a charity that looks like another one says which', async () => {
  stubApi({ [REVIEW]: { body: { docs: [{ ...CHARITY, lookAlike: 'Het Huls' }], next: null } } });
  await renderList();
  expect(await screen.findByText(/^Looks like Het Huls\./)).toBeTruthy();
});
