import { expect } from '@playwright/test';

/** The sandbox of the instance under test. */
export const SANDBOX = process.env['E2E_SANDBOX'] ?? 'http://localhost:8798';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Waits for a mail to an address and returns the newest one whose subject matches. */
export async function waitForMail(address: string, subject = /./): Promise<Mail> {
  const found = async () => (await listMails(address)).find((mail) => subject.test(mail.subject));
  await expect.poll(found, { message: `a mail to ${address} about ${subject}` }).toBeDefined();
  const mail = await found();
  if (!mail) throw new Error('the mail went away');
  return mail;
}

/**
 * Creates a function that waits until the new mails to an address that mention `about` are exactly the expected ones,
 * in any order; each is described by a pattern for its subject and text. Mails read earlier are ignored.
 */
export function createMailReader(address: string, about: string) {
  let read = 0;
  return async (...expected: readonly RegExp[]): Promise<void> => {
    const list = async () =>
      (await listMails(address)).filter(({ subject, text }) => `${subject} ${text}`.includes(about));
    await expect.poll(async () => (await list()).length - read, { timeout: 30_000 }).toBe(expected.length);
    const mails = (await list()).slice(0, expected.length).map(({ subject, text }) => `${subject}\n${text}`);
    for (const says of expected)
      expect(
        mails.filter((mail) => says.test(mail)),
        `${says} in\n${mails.join('\n')}`,
      ).toHaveLength(1);
    read += expected.length;
  };
}

/** Lists the mails to an address, newest first. */
export async function listMails(address: string): Promise<Mail[]> {
  const query = new URLSearchParams({ to: address });
  return (await fetch(`${SANDBOX}/outbox?${query}`, { headers: { accept: 'application/json' } })).json();
}

/** Performs an action on a checkout session. */
export async function controlSession(
  sessionId: string,
  action: 'pay' | 'transfer' | 'settle' | 'fail' | 'expire' | 'dispute',
): Promise<void> {
  const response = await fetch(`${SANDBOX}/control/sessions/${sessionId}/${action}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${action} answered ${response.status}: ${await response.text()}`);
}

/** Finds the newest checkout session of a payer. */
export async function findCheckoutSession(
  email: string,
): Promise<{ readonly id: string; readonly payment_status: string; readonly payment_intent: string | null }> {
  const sessions: { id: string; payment_status: string; payment_intent: string | null }[] = await (
    await fetch(`${SANDBOX}/control/sessions?${new URLSearchParams({ email })}`)
  ).json();
  const [found] = sessions;
  if (!found) throw new Error(`no checkout session of ${email}`);
  return found;
}

/** Finds a charity's account at the provider; returns its id. */
export async function findAccount(charityId: string): Promise<string> {
  const accounts: { id: string; params: { metadata: Record<string, string> } }[] = await (
    await fetch(`${SANDBOX}/control/accounts`)
  ).json();
  const found = accounts.find(({ params }) => params.metadata['charityId'] === charityId);
  if (!found) throw new Error(`no account of ${charityId}`);
  return found.id;
}

/** Makes the provider pay an account's balance to its bank. */
export async function payOut(accountId: string): Promise<void> {
  const response = await fetch(`${SANDBOX}/control/accounts/${accountId}/pay-out`, { method: 'POST' });
  if (!response.ok) throw new Error(`the payout answered ${response.status}: ${await response.text()}`);
}

/** Refunds a payer's payment, as the provider's dashboard does. */
export async function refundPayer(email: string): Promise<void> {
  const { payment_intent: intent } = await findCheckoutSession(email);
  const response = await fetch(`${SANDBOX}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_powerhour_sandbox' },
    body: new URLSearchParams({ payment_intent: intent ?? '' }),
  });
  if (!response.ok) throw new Error(`the refund answered ${response.status}: ${await response.text()}`);
}
