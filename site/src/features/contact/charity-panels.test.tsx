import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { WebhookDelivery } from '#api/contact/contract.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { ContactsPanel } from './ContactsPanel.tsx';
import { contactTexts } from './texts.ts';
import { WebhookPanel } from './WebhookPanel.tsx';

const texts = contactTexts('en');
const WEBHOOK = '/api/charities/c1/webhook';
const none = { url: null, stoppedAt: null, formerSecretUntil: null };
const saved = { ...none, url: 'https://tafel.org/hook' };
const delivery: WebhookDelivery = {
  id: 'msg_1',
  type: 'payment.consented',
  createdAt: '2026-11-21T12:00:00.000Z',
  attemptedAt: '2026-11-21T12:00:00.000Z',
  attempts: 1,
  status: 503,
  state: 'waiting',
};

it('shows how many may be written to and who fetched the file, and says why it was not fetched', async () => {
  const fetches = [{ id: 'f1', at: '2026-11-21T12:00:00.000Z', by: null }];
  const file = { status: 409, body: { error: 'Not yet', code: 'conflict' } };
  stubApi({ 'POST /api/charities/c1/contacts/file': file });
  render(
    <ContactsPanel id="c1" first={{ docs: fetches, next: null, contacts: 2 }} language="en" texts={texts} />,
  );
  expect(await screen.findByText('You may write to 2 fans.')).toBeTruthy();
  expect(screen.getByText(texts.gone)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.download }));
  expect(await screen.findByText('Not yet')).toBeTruthy();
});

it('leaves the focus at the heading of its panel when the button that was pressed goes', async () => {
  stubApi({
    'POST /api/charities/c1/contacts/file': { body: {} },
    'GET /api/charities/c1/contacts': { body: { docs: [], next: null, contacts: 0 } },
  });
  render(<ContactsPanel id="c1" first={{ docs: [], next: null, contacts: 1 }} language="en" texts={texts} />);
  const button = await screen.findByRole('button', { name: texts.download });
  expect(screen.queryByRole('heading', { name: texts.fetches })).toBeNull();
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText(texts.nobody)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.title }));
});

it('shows the secret once the address is saved, sends a message again, and forgets the address', async () => {
  const { names } = stubApi({
    [`GET ${WEBHOOK}/deliveries`]: { body: { docs: [delivery], next: null } },
    [`PUT ${WEBHOOK}`]: { body: { doc: { ...saved, secret: 'whsec_abc' } } },
    [`POST ${WEBHOOK}/deliveries/msg_1/resend`]: { body: { ok: true } },
    [`DELETE ${WEBHOOK}`]: { body: { ok: true } },
  });
  render(
    <WebhookPanel
      id="c1"
      first={{ webhook: none, deliveries: { docs: [delivery], next: null } }}
      language="en"
      texts={texts}
    />,
  );
  const address = await screen.findByRole('textbox', { name: texts.address });
  expect(screen.queryByRole('button', { name: texts.test })).toBeNull();
  fireEvent.change(address, { target: { value: saved.url } });
  fireEvent.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText('whsec_abc')).toBeTruthy();
  expect(screen.getByText(/will be tried again · answer 503/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Send again: Consent given, / }));
  await vi.waitFor(() => expect(names()).toContain(`POST ${WEBHOOK}/deliveries/msg_1/resend`));
  fireEvent.click(screen.getByRole('button', { name: texts.stop }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.stop }));
  await vi.waitFor(() => expect(screen.queryByText('whsec_abc')).toBeNull());
  expect(screen.queryByRole('button', { name: texts.test })).toBeNull();
});

it('says that the system wants no more messages, and until when the former secret counts', async () => {
  const doc = { ...saved, stoppedAt: delivery.createdAt, formerSecretUntil: '2026-11-22T12:00:00.000Z' };
  render(
    <WebhookPanel
      id="c1"
      first={{ webhook: doc, deliveries: { docs: [], next: null } }}
      language="en"
      texts={texts}
    />,
  );
  expect(await screen.findByText(texts.refusedMessages)).toBeTruthy();
  expect(screen.getByText(/^The previous secret still works until 22 November 2026/)).toBeTruthy();
});
