import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { stubApi } from '#tests/support/stub-api.ts';
import { $toasts } from '#site/ui/toasts.ts';
import { ownSubmissionTexts } from './texts.ts';
import {
  assign,
  LIST,
  listReply,
  stubPageEffects,
  renderSubmissions,
  advanceClock,
  clickButton,
  reload,
  RETRY,
  createSubmission,
  listToastTexts,
} from './submissions.fixture.tsx';

const en = ownSubmissionTexts('en');

stubPageEffects();

it('paying leaves for the provider', async () => {
  const { calls } = await renderSubmissions({
    [LIST]: listReply('pending'),
    [RETRY]: { body: { url: 'https://pay.example/1' } },
  });
  await clickButton('Pay');
  await advanceClock(0);
  expect(assign).toHaveBeenCalledWith('https://pay.example/1');
  expect(calls.find(({ name }) => name === RETRY)?.body).toEqual({ submissionId: 'pending' });
});

it.each([
  ['Failed to retry payment', { status: 500, body: {} }],
  ['An error occurred', 'unreachable' as const],
])(
  'paying that fails among the subscribed campaigns says %j, until it is clicked',
  async (message, reply) => {
    await renderSubmissions({ [LIST]: listReply('failed'), [RETRY]: reply }, en.subscribed);
    await clickButton('Retry Payment');
    await advanceClock(0);
    fireEvent.click(screen.getByText(message));
    expect(screen.queryByText(message)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Retry Payment');
  },
);

it.each([
  ['failed', 'open', ['Retry Payment']],
  ['failed', 'closed', ['Remove submission']],
  ['pending', 'closed', ['Remove submission']],
  ['refunded', 'open', []],
])('a payment that is %s, of a campaign that is %s, offers %j', async (status, state, names) => {
  const submission = createSubmission(status);
  const docs = [{ ...submission, campaign: { ...submission.campaign, state } }];
  await renderSubmissions({ [LIST]: { body: { submissions: docs, next: null } } });
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  if (state === 'open') return;
  await clickButton('Remove submission');
  expect(screen.getByText(en.submissions.cancelTitle)).toBeTruthy();
});

const CANCEL = 'DELETE /api/campaign-submissions/pending';

async function cancel(reply: Parameters<typeof stubApi>[0][string]) {
  const stub = await renderSubmissions({ [LIST]: listReply('pending'), [CANCEL]: reply });
  await clickButton('Cancel subscription');
  expect(screen.getByRole('dialog').textContent).toContain('cannot be undone');
  return stub;
}

it('cancelling is confirmed first, and need not happen', async () => {
  const { count } = await cancel({ body: { ok: true } });
  await clickButton('Keep Submission');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(count(CANCEL)).toBe(0);
});

it('cancelling confirms it and reloads the page one second later', async () => {
  const { count } = await cancel({ body: { ok: true } });
  await clickButton('Cancel Submission');
  await advanceClock(0);
  expect(listToastTexts()).toEqual([['success', 'Successfully deleted']]);
  expect($toasts.get()[0]?.durationMs).toBe(3000);
  await advanceClock(999);
  expect(reload).not.toHaveBeenCalled();
  await advanceClock(1);
  expect(reload).toHaveBeenCalledOnce();
  expect(count(CANCEL)).toBe(1);
});

it.each([
  ['the server’s words', { status: 409, body: { error: 'Too late.', code: 'x' } }, 'Too late.'],
  ['ours without any', { status: 500, body: {} }, 'Failed to cancel submission'],
  [
    'to try again without a connection',
    'unreachable' as const,
    'Failed to cancel submission. Please try again.',
  ],
])('cancelling that fails says %s', async (_, reply, message) => {
  await cancel(reply);
  await clickButton('Cancel Submission');
  await advanceClock(2000);
  expect(listToastTexts()).toEqual([['error', message]]);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Regression: after a fan had paid in another tab, the card still offered to pay.
it('a cancellation that comes too late shows the state of the payment', async () => {
  let status = 'pending';
  await renderSubmissions({
    [LIST]: () => ({ body: { submissions: [createSubmission(status, 'one')] } }),
    'DELETE /api/campaign-submissions/one': () => {
      status = 'paid';
      return { status: 409, body: { error: 'Too late.', code: 'payment_not_cancellable' } };
    },
  });
  await clickButton('Cancel subscription');
  await clickButton('Cancel Submission');
  await advanceClock(0);
  expect(screen.getByText('Paid')).toBeTruthy();
});

const INVOICE = 'GET /api/campaign-submissions/paid/invoice';

function stubTab() {
  const tab = { opener: {}, close: vi.fn(), location: { replace: vi.fn() } };
  vi.stubGlobal('open', vi.fn().mockReturnValue(tab));
  return tab;
}

it('the invoice opens in a new tab without an opener', async () => {
  const tab = stubTab();
  await renderSubmissions({
    [LIST]: listReply('paid'),
    [INVOICE]: { body: { receiptUrl: 'https://pay.example/receipt' } },
  });
  await clickButton('Download Invoice');
  await advanceClock(0);
  expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/receipt');
  expect(tab.opener).toBeNull();
  expect(listToastTexts()).toEqual([['success', 'Invoice opened in new tab']]);
});

it.each([
  ['the server’s words', { status: 502, body: { error: 'Not now.', code: 'x' } }, 'Not now.'],
  ['ours without any', { status: 500, body: {} }, 'Failed to download invoice'],
  ['ours without a connection', 'unreachable' as const, 'Failed to download invoice'],
  [
    'ours for an address that is none',
    { body: { receiptUrl: 'javascript:alert(1)' } },
    'Failed to download invoice',
  ],
])('the invoice that fails says %s and leaves no empty tab', async (_, reply, message) => {
  const tab = stubTab();
  await renderSubmissions({ [LIST]: listReply('paid'), [INVOICE]: reply });
  await clickButton('Download Invoice');
  await advanceClock(0);
  expect(listToastTexts()).toEqual([['error', message]]);
  expect(tab.close).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
});
