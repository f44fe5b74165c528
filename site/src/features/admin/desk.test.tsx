import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getHref, press } from '#tests/support/fields.ts';
import type { PersonRecord } from '#api/admin/people-contract.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { createCampaign, createPayment, toPage } from './admin.fixture.ts';
import { PaymentView } from './PaymentView.tsx';
import { PeopleView } from './PeopleView.tsx';
import { PersonView } from './PersonView.tsx';
import { adminTexts } from './texts.ts';
import { TimelineTable } from './TimelineTable.tsx';

const texts = adminTexts('en');
const AT = '2026-11-22T10:00:00.000Z';
const PERSON = {
  id: 'u1',
  name: 'Fem',
  email: 'fem@example.test',
  role: 'fan',
  isVerified: true,
  isSuspended: false,
  createdAt: AT,
} as const;
const createPerson = (changes: Partial<PersonRecord> = {}): PersonRecord => ({
  ...PERSON,
  isNameHidden: false,
  sessions: 2,
  campaigns: [],
  payments: [createPayment()],
  notes: [],
  ...changes,
});
const reasonWhy = (confirm: string, value = 'The person rang us') => {
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.input(dialog.getByLabelText('Why?'), { target: { value } });
  fireEvent.click(dialog.getByRole('button', { name: confirm }));
};

it('the search for a person asks for more than one character, and says when there is nobody', async () => {
  const { names } = stubApi({ 'POST /api/admin/people/search': { body: toPage() } });
  render(<PeopleView language="en" texts={texts} />);
  const field = screen.getByLabelText(texts.people.search);
  fireEvent.input(field, { target: { value: 'f' } });
  press('Search');
  expect(await screen.findByText(texts.people.searchTooShort)).toBeTruthy();
  expect(names()).toEqual([]);
  fireEvent.input(field, { target: { value: 'nobody' } });
  press('Search');
  expect(await screen.findByText('Nothing found.')).toBeTruthy();
});

const show = (person = createPerson()) => render(<PersonView person={person} language="en" texts={texts} />);

it('the record of a person does not fill in for one payment what was typed for another', () => {
  const other = createPayment({ id: 'cs_2', campaign: { ...createPayment().campaign, name: 'Soup' } });
  show(createPerson({ payments: [createPayment(), other] }));
  press('Refund An hour in the kitchen');
  fireEvent.input(screen.getByLabelText('Why?'), { target: { value: 'The fan is ill' } });
  press('Cancel');
  press('Refund Soup');
  expect(screen.getByLabelText('Why?')).toHaveProperty('value', '');
});

it('the record of a person offers no refund and no receipt of what a bank holds, goes back or was not paid', () => {
  const payments = [
    createPayment({ id: 'cs_1', isDisputed: true }),
    createPayment({ id: 'cs_2', isRefundDue: true }),
    createPayment({ id: 'cs_3', state: 'processing' }),
  ];
  show(createPerson({ payments }));
  expect(screen.queryByRole('button', { name: /Refund/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /confirmation/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: texts.payments.action })).toBeNull();
});

it('the record of a person corrects an address, and keeps both fields when it is refused', async () => {
  const { calls } = stubApi({
    'POST /api/admin/people/u1/correct-address': {
      status: 409,
      body: { error: 'Another account has this address.', code: 'conflict' },
    },
  });
  show();
  press('Correct address Fem');
  reasonWhy('Correct address');
  expect(screen.getByText('Please enter your email')).toBeTruthy();
  expect(calls).toEqual([]);
  await screen.findByRole('button', { name: 'Correct address' });
  fireEvent.input(screen.getByLabelText(texts.people.newAddress), { target: { value: 'fem@right.test' } });
  reasonWhy('Correct address');
  expect(await screen.findByText('Another account has this address.')).toBeTruthy();
  expect(screen.getByLabelText(texts.people.newAddress)).toHaveProperty('value', 'fem@right.test');
  expect(calls[0]?.body).toEqual({ email: 'fem@right.test', reason: 'The person rang us' });
  // Renders the page again, as after a session that ended.
  cleanup();
  show();
  press('Correct address Fem');
  expect(screen.getByLabelText(texts.people.newAddress)).toHaveProperty('value', 'fem@right.test');
  expect(screen.getByLabelText('Why?')).toHaveProperty('value', 'The person rang us');
});

it('the record of a person neither erases, suspends nor corrects an admin', () => {
  show(createPerson({ role: 'admin' }));
  for (const name of [/Delete account/, /Suspend/, /Correct/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Log out everywhere Fem' })).toBeTruthy();
});

it('the record of a person leads to the campaigns of an owner', () => {
  show(createPerson({ campaigns: [createCampaign({ name: 'Soup' })] }));
  const link = screen.getByRole('link', { name: 'Soup' });
  expect(link.getAttribute('href')).toBe('/en/dashboard/admin/campaigns/c1');
});

it('the record of a person leads to each payment, whose page has its references', () => {
  show();
  const link = screen.getByRole('link', { name: 'An hour in the kitchen' });
  expect(link.getAttribute('href')).toBe('/en/dashboard/admin/payments/cs_1');
  expect(screen.queryByText('pi_1')).toBeNull();
});

it('the record of a person shows the notes, and refuses an empty one', async () => {
  const { names } = stubApi({});
  show(createPerson({ notes: [{ id: 'n1', text: 'Rang twice.', admin: null, at: AT }] }));
  expect(screen.getByText('Rang twice.')).toBeTruthy();
  press(texts.people.noteSave);
  expect(await screen.findByText('Write at least 2 characters')).toBeTruthy();
  expect(names()).toEqual([]);
});

it('the timeline names what happened, and what admins did as the log does, and leads to who answered and to payments', () => {
  const event = { at: AT, about: 'Soup', reference: 'r1', personId: null };
  const page = toPage(
    { ...event, id: 'a', kind: 'admin-act' as const, state: 'receipt-sent' },
    { ...event, id: 'b', kind: 'answered' as const, state: 'paid', about: 'Fan 12', personId: 'u7' },
    { ...event, id: 'c', kind: 'message' as const, state: 'something new' },
  );
  render(<TimelineTable page={page} language="en" texts={texts} />);
  for (const words of ['Confirmation emailed again', 'Answer given', 'something new'])
    expect(screen.getByText(words)).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Fan 12', '/en/dashboard/admin/people/u7'],
    ['Soup', '/en/dashboard/admin/payments/r1'],
  ]);
});

it('a payment that is missing is asked about, and what was found is said', async () => {
  const payment = { ...createPayment({ state: 'open' }), failure: null, messages: [], notes: [] };
  const { calls } = stubApi({
    'POST /api/admin/payments/check': {
      body: toPage({ reference: 'cs_1', finding: 'recorded', payment: createPayment() }),
    },
  });
  render(<PaymentView payment={payment} language="en" texts={texts} />);
  for (const text of ['s1', 'pi_1']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(texts.payments.toProvider)).toBeNull();
  press('Ask the provider');
  expect(await screen.findByText(texts.payments.findings.recorded)).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Payments' })).toBeTruthy();
  expect(calls[0]?.body).toEqual({ reference: 'cs_1' });
});

it('a payment of which the provider says the same is not shown again', async () => {
  const payment = { ...createPayment(), failure: null, messages: [], notes: [] };
  stubApi({
    'POST /api/admin/payments/check': {
      body: toPage({ reference: 'cs_1', finding: 'same', payment: createPayment() }),
    },
  });
  render(<PaymentView payment={payment} language="en" texts={texts} />);
  press('Ask the provider');
  expect(await screen.findByText(texts.payments.findings.same)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('a disputed payment says what to do, and leads to the provider', () => {
  const payment = { ...createPayment({ isDisputed: true }), failure: null, messages: [], notes: [] };
  render(<PaymentView payment={payment} language="en" texts={texts} />);
  expect(screen.getByText(/^Respond at the payment provider/)).toBeTruthy();
  expect(getHref(texts.payments.toProvider)).toMatch(/\/pi_1$/);
});
