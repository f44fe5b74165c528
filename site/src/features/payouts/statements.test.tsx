import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { createClient } from '#api/client.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { CharityPayoutsPanel } from './CharityPayoutsPanel.tsx';
import { type NOTICES, OnboardingPanel } from './OnboardingPanel.tsx';
import { createStatement } from './payouts.fixture.ts';
import { StatementPage } from './StatementPage.tsx';
import { payoutTexts } from './texts.ts';
import { toCharityFigures } from './to-charity-figures.ts';

const { api } = createClient();

const STATEMENT = 'GET /api/campaigns/c1/statement';
const START = 'POST /api/charities/h1/account/onboarding';
const texts = payoutTexts('en');

async function renderStatement(changes: Readonly<Record<string, unknown>> = {}) {
  stubApi({ [STATEMENT]: { body: { doc: createStatement(changes) } } });
  const { doc } = await readReply(api.campaigns[':id'].statement.$get({ param: { id: 'c1' } }));
  render(<StatementPage language="en" statement={doc} texts={texts} />);
}
const getRow = (name: string | RegExp) => screen.getByRole('row', { name }).textContent;

it('a statement adds up from what was paid to what the charity gets', async () => {
  await renderStatement();
  expect(getRow(/^Paid by participants/)).toContain('10€100.00');
  expect(getRow(/^Refunded/)).toContain('1− €10.00');
  expect(getRow(/^Costs/)).toContain('10− €4.00');
  expect(getRow(/^Proceeds/)).toContain('€86.00');
  expect(getRow(/^Carried over/)).toContain('− €10.00');
  expect(getRow(/^Paid out/)).toContain('€76.00');
  expect(
    screen.getByText('Reached the charity’s bank on 12 December 2026, reference PH-0123456789AB.'),
  ).toBeTruthy();
});

it('a statement names the costs apart where the platform pays them, and what is not known of them', async () => {
  await renderStatement({ costsCoveredBy: 'platform', pricedPayments: 9, netCents: 9000 });
  expect(getRow(/^Costs of the payment provider, paid by Power Hour/)).toContain('− €4.00');
  expect(screen.getByText('The costs of 9 of the 10 payments are known.')).toBeTruthy();
});

it('a statement says what it waits for, also where the figures are final', async () => {
  const waiting = { state: 'waiting', obstacle: 'too-early', payableFrom: '2026-12-05T10:00:00.000Z' };
  await renderStatement({ ...waiting, arrivedOn: null });
  expect(screen.getByText('Can be paid out from 5 December 2026 at 11:00.')).toBeTruthy();
  expect(getRow(/^Carried over/)).toContain('− €10.00');
  expect(getRow(/^To be paid out/)).toContain('€76.00');
});

it('a statement says what changed after it', async () => {
  await renderStatement({ changedCents: -1000, reversedCents: 700 });
  const notice = screen.getByText(/After this statement, the amount changed by − €10\.00/);
  expect(notice.textContent).toContain('€7.00 was taken back from the charity’s account.');
  expect(notice.textContent).toContain('− €3.00 is on this charity’s next statement.');
});

it('a statement says nothing of the next statement where everything was taken back', async () => {
  await renderStatement({ changedCents: -1000, reversedCents: 1000 });
  const notice = screen.getByText(/€10\.00 was taken back from the charity’s account/);
  expect(notice.textContent).not.toContain('next statement');
});

it('a statement says what was taken back in vain, as after a dispute that was won', async () => {
  await renderStatement({ changedCents: 0, reversedCents: 1000 });
  const notice = screen.getByText(/€10\.00 was taken back from the charity’s account/);
  expect(notice.textContent).toContain('€10.00 is on this charity’s next statement.');
});

it('the transfers to a charity are awaited, on their way, arrived, taken back, or nothing', () => {
  const campaign = { id: 'c1', slug: 'soup', name: 'An hour in the kitchen' };
  const waiting = { campaign, amountCents: 10_000, reversedCents: 0, arrivedOn: null };
  const docs = [
    { ...waiting, id: 'PH-1', reference: 'PH-1' },
    { ...waiting, id: 'PH-2', reference: 'PH-2', arrivedOn: '2026-12-12' },
    { ...waiting, id: 'PH-3', reference: 'PH-3', amountCents: 0 },
    {
      ...waiting,
      id: 'PH-4',
      reference: 'PH-4',
      amountCents: 0,
      reversedCents: 9000,
      arrivedOn: '2026-12-12',
    },
  ];
  const ready = { campaign, amountCents: 3000, obstacle: null, payableFrom: null };
  const early = {
    campaign: { ...campaign, id: 'c2' },
    amountCents: 500,
    obstacle: 'too-early' as const,
    payableFrom: '2026-12-05T10:00:00.000Z',
  };
  const first = { docs, next: null, awaited: [ready, early] };
  render(<CharityPayoutsPanel id="h1" first={first} language="en" texts={texts} />);
  expect(screen.getByText('Not paid out yet').closest('li')?.textContent).toContain('€30.00');
  expect(screen.getByText('Can be paid out from 5 December 2026 at 11:00.')).toBeTruthy();
  expect(toCharityFigures(first, 'en')).toEqual([
    ['Raised for you', '€235'],
    ['Paid out', '€100'],
  ]);
  expect(toCharityFigures({ ...first, next: '2.y' }, 'en')).toBeUndefined();
  expect(screen.getByText('On its way, reference PH-1')).toBeTruthy();
  expect(screen.getByText('Arrived at the bank on 12 December 2026, reference PH-2')).toBeTruthy();
  expect(screen.getByText('Nothing to pay out, reference PH-3')).toBeTruthy();
  expect(screen.getByText(/reference PH-4/).textContent).toContain('€90.00 taken back');
});

const renderPanel = (state: keyof typeof NOTICES, isOwn = true) =>
  render(
    <OnboardingPanel
      id="h1"
      state={state}
      isExpired={false}
      language="en"
      isOwn={isOwn}
      texts={texts.account}
    />,
  );

it.each([
  ['none', texts.account.start],
  ['incomplete', texts.account.resume],
  ['pending', undefined],
  ['ready', undefined],
  ['refused', undefined],
] as const)(
  'the account of a charity at the provider that is %s says so, and offers what can be done',
  (state, button) => {
    renderPanel(state);
    expect(screen.getByText(texts.account[state])).toBeTruthy();
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      button === undefined ? [] : [button],
    );
  },
);

it('the account of a charity at the provider is opened by its own people alone', () => {
  renderPanel('none', false);
  expect(screen.getByText(texts.account.own)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the account of a charity at the provider leads to the provider, and says why where it does not', async () => {
  const replies = [
    { status: 502, body: { error: 'The provider is down', code: 'payment_provider_failed' } },
    { body: { doc: { url: 'https://connect.test/onboarding' } } },
  ];
  const { names } = stubApi({ [START]: () => replies.shift() ?? { body: {} } });
  renderPanel('none');
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  fireEvent.click(screen.getByRole('button', { name: texts.account.start }));
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The provider is down'));
  fireEvent.click(screen.getByRole('button', { name: texts.account.start }));
  fireEvent.click(screen.getByRole('button', { name: texts.account.starting }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://connect.test/onboarding'));
  expect(names()).toEqual([START, START]);
});
