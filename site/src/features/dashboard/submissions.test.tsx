// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubApi } from '../../../../tests/support/stub-api.ts';
import { $toasts } from '../../ui/toasts.ts';
import { SubmissionsView } from './SubmissionsView.tsx';
import { en } from './texts.en.ts';

const LIST = 'GET /api/campaign-submissions/user-submissions';
const VERIFY = 'POST /api/campaign-submissions/verify-all-pending';
const RETRY = 'POST /api/campaign-subscribe/retry';

const assign = vi.fn<(url: string | URL) => void>();
const reload = vi.fn();

function submission(paymentStatus: string, id = paymentStatus) {
  return {
    id,
    createdAt: '2026-09-05T10:00:00.000Z',
    paymentStatus,
    answers: [{ question: 'Why?', answer: `Because ${id}.` }],
    campaign: { id: 'c1', slug: 'x', name: `Campaign ${id}`, image: null, celebrity: { name: 'Noor' } },
  };
}
const list = (...statuses: string[]) => ({
  body: { submissions: statuses.map((status) => submission(status)) },
});

async function open(replies: Parameters<typeof stubApi>[0], more = {}) {
  const stub = stubApi({ [VERIFY]: { body: { checked: 1, changed: 0 } }, ...replies });
  render(
    <SubmissionsView
      language="en"
      texts={en.submissions}
      heading={en.submissions.heading}
      empty={en.submissions.empty}
      {...more}
    />,
  );
  await pass(0);
  const count = (name: string) => stub.names().filter((each) => each === name).length;
  return { ...stub, count };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const toasts = () => $toasts.get().map(({ kind, text }) => [kind, text]);

beforeEach(() => {
  vi.useFakeTimers();
  $toasts.set([]);
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  assign.mockReset();
  reload.mockReset();
});

describe('the payment table', () => {
  it('offers to pay or to cancel what is pending', async () => {
    await open({ [LIST]: list('pending') });
    expect(screen.getByText('Pending').className).toContain('badge-pending');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Pay',
      'Cancel subscription',
    ]);
  });

  it('only says that a payment is being processed', async () => {
    await open({ [LIST]: list('processing') });
    expect(screen.getByText('Processing').className).toContain('badge-processing');
    const [button, ...others] = screen.getAllByRole<HTMLButtonElement>('button');
    expect(others).toEqual([]);
    expect(button?.textContent).toBe('Payment Processing...');
    expect(button?.disabled).toBe(true);
  });

  it('offers the invoice of what is paid', async () => {
    await open({ [LIST]: list('paid') });
    expect(screen.getByText('Paid').className).toContain('badge-paid');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Download Invoice']);
  });

  it('offers another try for what failed', async () => {
    await open({ [LIST]: list('failed') });
    expect(screen.getByText('Failed').className).toContain('badge-failed');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Retry Payment']);
  });

  it.each([
    ['refunded', 'Refunded'],
    ['disputed', 'disputed'],
  ])('shows %s in grey, with nothing to do', async (status, word) => {
    await open({ [LIST]: list(status) });
    expect(screen.getByText(word).className).toContain('badge-refunded');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('a card', () => {
  it('shows campaign, celebrity, question, answer and date', async () => {
    await open({ [LIST]: list('paid') });
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'Campaign paid' }).getAttribute('href')).toBe('/en/campaigns/x');
    expect(card.getByText('by Noor')).toBeTruthy();
    expect(card.getByText('Why?')).toBeTruthy();
    expect(card.getByText('Because paid.')).toBeTruthy();
    expect(card.getByText('Sep 05, 2026')).toBeTruthy();
  });

  it('falls back where something is missing', async () => {
    await open({
      [LIST]: { body: { submissions: [{ ...submission('paid'), campaign: 'c1', createdAt: 'soon' }] } },
    });
    expect(screen.getByText('Unknown Campaign')).toBeTruthy();
    expect(screen.getByText('by Unknown Artist')).toBeTruthy();
    expect(screen.getByText(/Invalid date/)).toBeTruthy();
  });
});

describe('the list', () => {
  it('says when there is nothing, and where the campaigns are', async () => {
    await open({ [LIST]: list() });
    expect(screen.getByText(/Check out the active campaigns/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en');
  });

  it('says when it cannot be loaded, and loads when asked again', async () => {
    let isUp = false;
    await open({ [LIST]: () => (isUp ? list('paid') : 'unreachable') });
    expect(screen.getByRole('alert').textContent).toContain('We could not load your submissions.');
    isUp = true;
    await press('Try again');
    await pass(0);
    expect(screen.getByText('Paid')).toBeTruthy();
  });
});

describe('keeping it up to date', () => {
  it.each(['pending', 'processing'])(
    'has what is %s verified one second after loading, then reads again',
    async (status) => {
      const { count } = await open({ [LIST]: list(status) });
      await pass(999);
      expect(count(VERIFY)).toBe(0);
      await pass(1);
      expect(count(VERIFY)).toBe(1);
      expect(count(LIST)).toBe(2);
      await pass(20_000);
      expect(count(VERIFY)).toBe(1);
    },
  );

  it('does neither when nothing is open', async () => {
    const { names } = await open({ [LIST]: list('paid', 'failed', 'refunded') });
    await pass(60_000);
    expect(names()).toEqual([LIST]);
  });

  it('does not poll for what is only pending', async () => {
    const { count } = await open({ [LIST]: list('pending') });
    await pass(60_000);
    expect(count(LIST)).toBe(2);
  });

  it('reads every five seconds while something is processing, and not once more', async () => {
    let status = 'processing';
    const { count } = await open({ [LIST]: () => list(status) });
    await pass(1000);
    expect(count(LIST)).toBe(2);
    await pass(3999);
    expect(count(LIST)).toBe(2);
    await pass(1);
    expect(count(LIST)).toBe(3);
    status = 'paid';
    await pass(5000);
    expect(count(LIST)).toBe(4);
    expect(screen.getByText('Paid')).toBeTruthy();
    await pass(60_000);
    expect(count(LIST)).toBe(4);
  });

  it('rests while the page is hidden, and looks at once when it is seen again', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const { count } = await open({ [LIST]: list('processing') });
    await pass(1000);
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(60_000);
    expect(count(LIST)).toBe(2);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(count(LIST)).toBe(3);
    await pass(5000);
    expect(count(LIST)).toBe(4);
  });

  it('goes on showing what it has when a look fails, and stops when it is taken away', async () => {
    let isUp = true;
    const { count } = await open({
      [LIST]: () => (isUp ? list('processing') : 'unreachable'),
      [VERIFY]: 'unreachable',
    });
    isUp = false;
    await pass(11_000);
    expect(screen.getByText('Processing')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    const before = count(LIST);
    await pass(60_000);
    expect(count(LIST)).toBe(before);
  });
});

describe('paying', () => {
  it('leaves for the provider', async () => {
    const { calls } = await open({
      [LIST]: list('pending'),
      [RETRY]: { body: { url: 'https://pay.example/1' } },
    });
    await press('Pay');
    await pass(0);
    expect(assign).toHaveBeenCalledWith('https://pay.example/1');
    expect(calls.find(({ name }) => name === RETRY)?.body).toEqual({ submissionId: 'pending' });
  });

  it.each([
    ['the server’s words', { status: 409, body: { error: 'Closed.', code: 'campaign_closed' } }, 'Closed.'],
    ['ours without any', { status: 500, body: {} }, 'Something went wrong.'],
    ['ours without an address', { body: {} }, 'Something went wrong.'],
    ['that there is no connection', 'unreachable' as const, 'Failed to initiate payment. Please try again.'],
  ])('that fails says %s under the card', async (_, reply, message) => {
    await open({ [LIST]: list('failed'), [RETRY]: reply });
    await press('Retry Payment');
    await pass(0);
    expect(within(screen.getByRole('article')).getByRole('alert').textContent).toBe(message);
  });

  it.each([
    ['Failed to retry payment', { status: 500, body: {} }],
    ['An error occurred', 'unreachable' as const],
  ])('that fails among the subscribed campaigns says %j, until it is clicked', async (message, reply) => {
    const { paymentFailed, paymentUnreachable, dismiss } = en.subscribed;
    const payment = {
      processing: en.submissions.busy,
      somethingWrong: paymentFailed,
      retryUnreachable: paymentUnreachable,
      dismiss,
    };
    await open({ [LIST]: list('failed'), [RETRY]: reply }, { payment });
    await press('Retry Payment');
    await pass(0);
    fireEvent.click(screen.getByText(message));
    expect(screen.queryByText(message)).toBeNull();
  });
});

describe('cancelling', () => {
  const CANCEL = 'DELETE /api/campaign-submissions/pending';

  async function cancel(reply: Parameters<typeof stubApi>[0][string]) {
    const stub = await open({ [LIST]: list('pending'), [CANCEL]: reply });
    await press('Cancel subscription');
    expect(screen.getByRole('dialog').textContent).toContain('cannot be undone');
    return stub;
  }

  it('is asked about first, and can be left', async () => {
    const { count } = await cancel({ body: { ok: true } });
    await press('Keep Submission');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(count(CANCEL)).toBe(0);
  });

  it('says so and loads the page again one second later', async () => {
    const { count } = await cancel({ body: { ok: true } });
    await press('Cancel Submission');
    await pass(0);
    expect(toasts()).toEqual([['success', 'Successfully deleted']]);
    expect($toasts.get()[0]?.durationMs).toBe(3000);
    await pass(999);
    expect(reload).not.toHaveBeenCalled();
    await pass(1);
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
  ])('that fails says %s', async (_, reply, message) => {
    await cancel(reply);
    await press('Cancel Submission');
    await pass(2000);
    expect(toasts()).toEqual([['error', message]]);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the invoice', () => {
  const INVOICE = 'GET /api/campaign-submissions/paid/invoice';

  function stubTab() {
    const tab = { opener: {}, close: vi.fn(), location: { replace: vi.fn() } };
    vi.stubGlobal('open', vi.fn().mockReturnValue(tab));
    return tab;
  }

  it('opens in a new tab that knows nothing of this one', async () => {
    const tab = stubTab();
    await open({ [LIST]: list('paid'), [INVOICE]: { body: { receiptUrl: 'https://pay.example/receipt' } } });
    await press('Download Invoice');
    await pass(0);
    expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/receipt');
    expect(tab.opener).toBeNull();
    expect(toasts()).toEqual([['success', 'Invoice opened in new tab']]);
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
  ])('that fails says %s and leaves no empty tab', async (_, reply, message) => {
    const tab = stubTab();
    await open({ [LIST]: list('paid'), [INVOICE]: reply });
    await press('Download Invoice');
    await pass(0);
    expect(toasts()).toEqual([['error', message]]);
    expect(tab.close).toHaveBeenCalledOnce();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });
});
