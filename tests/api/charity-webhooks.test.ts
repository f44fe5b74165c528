import { describe, expect, test } from 'vitest';
import { endCampaign } from '#api/cancellations/index.ts';
import { PaymentConsented, PaymentWithdrawn } from '#api/contact/contract.ts';
import { pruneDeliveries, queueConsented } from '#api/contact/index.ts';
import { DELIVERY_RETENTION_MS, FORMER_SECRET_MS, FORMER_SECRET_VALID } from '#api/contact/webhook-rules.ts';
import { prepareReturn } from '#api/payments/index.ts';
import { REASON } from '../support/admin-lists.ts';
import { createLoggedInUser, extractToken, PASSWORD, verify, waitForMails } from '../support/people.ts';
import { createQueueEnv, deliverMessages } from '../support/queues.ts';
import { findSigners, seedContactable, seedWebhook, stubReceiver, VERSION } from '../support/contacts.ts';
import { callApi, runAsSystem } from '../support/api.ts';
import { changeRows, findRows } from '../support/rows.ts';
import { changeUser } from '../support/seed.ts';

import { toPath, setAccount, send, listLog, saveReceiver, listTypes } from '../support/charity-webhooks.ts';

describe('a charity’s system', () => {
  test('hears of a consent with a valid signature, and once of its end, however often it is taken back', async () => {
    const { charityId, member, fan, path, submissionId } = await seedContactable();
    const secret = await saveReceiver(member, charityId);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const received = stubReceiver(charityId);
    await fan.put(path, VERSION);
    await fan.put(path, VERSION);
    await send();
    await Promise.all([fan.delete(path), fan.delete(path)]);
    await fan.delete(path);
    await send();
    expect(listTypes(received)).toEqual(['payment.consented', 'payment.withdrawn']);
    const [consented, withdrawn] = received;
    expect(PaymentConsented.parse(consented?.message).data).toMatchObject({
      payment: submissionId,
      name: 'Sanne de Vries',
      email: fan.email,
    });
    expect(PaymentWithdrawn.parse(withdrawn?.message).data).toMatchObject({
      payment: submissionId,
      reason: 'withdrawn',
    });
    expect(withdrawn?.body).not.toContain(fan.email);
    for (const each of received) {
      expect(findSigners(each, [secret, 'whsec_AAAA'])).toEqual([true, false]);
      expect(findSigners({ ...each, body: `${each.body} ` }, [secret])).toEqual([false]);
    }
    const log = await listLog(member, charityId);
    expect(log.map(({ state, status }) => [state, status])).toEqual([
      ['delivered', 204],
      ['delivered', 204],
    ]);
    expect(log.map(({ id }) => id).toSorted()).toEqual(
      received.map(({ headers }) => headers.get('webhook-id') ?? '').toSorted(),
    );
  });

  test.for(['refund', 'cancelled campaign', 'erasure'] as const)('hears once of a %s', async (what) => {
    const { charityId, fan, path, submissionId, campaignId } = await seedContactable();
    await seedWebhook(charityId);
    const received = stubReceiver(charityId);
    await fan.put(path, VERSION);
    await send();
    if (what === 'refund')
      for (const attempt of [1, 2])
        await runAsSystem(async (ctx) => (await prepareReturn(ctx, `cs_${submissionId}`))()).catch(
          (error: unknown) => expect([attempt, String(error)]).toEqual([2, expect.any(String)]),
        );
    if (what === 'cancelled campaign')
      await runAsSystem((ctx) =>
        endCampaign(ctx, campaignId, { by: 'admin', reason: 'It cannot take place.' }),
      );
    if (what === 'erasure') await fan.delete('/api/users/me', { password: PASSWORD });
    await send();
    expect(listTypes(received)).toEqual(['payment.consented', 'payment.withdrawn']);
    const reason = what === 'erasure' ? 'erased' : 'refunded';
    expect(PaymentWithdrawn.parse(received[1]?.message).data).toMatchObject({
      payment: submissionId,
      reason,
    });
  });

  test('is told nothing of a consent that ended before it was sent', async () => {
    const { charityId, fan, path, member } = await seedContactable();
    await seedWebhook(charityId);
    await setAccount(charityId, 'pending');
    const received = stubReceiver(charityId);
    await fan.put(path, VERSION);
    await send();
    await fan.delete(path);
    await setAccount(charityId, 'ready');
    await send();
    expect(listTypes(received)).toEqual(['payment.withdrawn']);
    expect((await listLog(member, charityId)).map(({ type }) => type)).toEqual(['payment.withdrawn']);
  });

  test('is told no end that it has not heard of where the consent was given again', async () => {
    const { charityId, fan, path } = await seedContactable();
    await seedWebhook(charityId);
    await fan.put(path, VERSION);
    const received = stubReceiver(charityId);
    await send();
    await setAccount(charityId, 'pending');
    await fan.delete(path);
    await fan.put(path, VERSION);
    await setAccount(charityId, 'ready');
    await send();
    expect(listTypes(received)).toEqual(['payment.consented', 'payment.consented']);
  });

  test('gets a corrected address once, as soon as it is proved, and the former one if that is undone', async () => {
    const { charityId, fan, path, submissionId } = await seedContactable();
    await seedWebhook(charityId);
    const received = stubReceiver(charityId);
    await fan.put(path, VERSION);
    await send();
    const admin = await createLoggedInUser('admin');
    const email = `right-${crypto.randomUUID()}@example.test`;
    await admin.post(`/api/admin/people/${fan.id}/correct-address`, { email, reason: REASON });
    await send();
    const [mail] = await waitForMails(email);
    expect(await verify(extractToken(mail))).toMatchObject({ status: 200 });
    await changeUser(fan.id, { heldSince: null });
    for (let time = 0; time < 2; time += 1) {
      await runAsSystem((ctx) => queueConsented(ctx, fan.id));
      await send();
    }
    const [notice] = await waitForMails(fan.email);
    const token = extractToken(notice);
    expect((await callApi('/auth/undo-address', { body: { token } })).status).toBe(200);
    await send();
    const data = received.map(({ message }) => PaymentConsented.parse(message).data);
    expect(data).toMatchObject(
      [fan.email, email, fan.email].map((address) => ({ payment: submissionId, email: address })),
    );
  });

  test('gets each message once where ten senders begin at once', async () => {
    const { charityId, fan, path } = await seedContactable();
    await seedWebhook(charityId);
    await setAccount(charityId, 'pending');
    const received = stubReceiver(charityId);
    await fan.put(path, VERSION);
    await setAccount(charityId, 'ready');
    await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(listTypes(received)).toEqual(['payment.consented']);
  });

  test('is signed to by the old and the new secret for a day', async () => {
    const { charityId, member } = await seedContactable();
    const first = await saveReceiver(member, charityId);
    const received = stubReceiver(charityId);
    const rotate = () => member.post(toPath(charityId, '/secret'));
    const { secret, formerSecretUntil } = Object((await rotate()).body).doc;
    expect(secret).not.toBe(first);
    expect(Date.parse(formerSecretUntil)).toBeGreaterThan(Date.now() + FORMER_SECRET_MS - 60_000);
    await member.post(toPath(charityId, '/test'));
    const [both] = received;
    expect(both && findSigners(both, [secret, first])).toEqual([true, true]);
    await changeRows('webhookDeliveries', { charityId }, { nextAttemptAt: new Date(0) });
    await send(new Date(Date.now() + FORMER_SECRET_MS + 1000));
    expect(received[1] && findSigners(received[1], [secret, first])).toEqual([true, false]);
    expect((await rotate()).body).toMatchObject({ error: FORMER_SECRET_VALID.en });
    const [row] = await findRows('webhooks', { charityId });
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
  });

  test('is tested and asked again in limits, and forgotten with its address', async () => {
    const { charityId, member, fan, path } = await seedContactable();
    expect((await member.post(toPath(charityId, '/test'))).status).toBe(409);
    expect((await member.post(toPath(charityId, '/secret'))).status).toBe(409);
    await saveReceiver(member, charityId);
    const received = stubReceiver(charityId);
    let status = 200;
    for (let press = 0; press < 30 && status === 200; press += 1)
      status = (await member.post(toPath(charityId, '/test'))).status;
    expect(status).toBe(429);
    const sent = received.length;
    expect((await member.delete(toPath(charityId))).status).toBe(200);
    expect(Object((await member.get(toPath(charityId))).body).doc).toMatchObject({ url: null });
    await fan.put(path, VERSION);
    await send();
    expect(received).toHaveLength(sent);
    await runAsSystem(pruneDeliveries, new Date(Date.now() + DELIVERY_RETENTION_MS + 1000));
    expect(await listLog(member, charityId)).toEqual([]);
  });

  test('is not asked to take again what no longer holds', async () => {
    const { charityId, member, fan, path } = await seedContactable();
    await saveReceiver(member, charityId);
    const received = stubReceiver(charityId);
    for (const isGiven of [true, false, true]) {
      await (isGiven ? fan.put(path, VERSION) : fan.delete(path));
      await send();
    }
    const resend = async (at: number) => {
      const { id } = (await listLog(member, charityId)).toReversed()[at] ?? {};
      return (await member.post(toPath(charityId, `/deliveries/${id ?? ''}/resend`))).status;
    };
    expect(await resend(0)).toBe(200);
    expect(await resend(1)).toBe(409);
    expect((await member.delete(toPath(charityId))).status).toBe(200);
    expect(await resend(0)).toBe(409);
    await saveReceiver(member, charityId);
    await send();
    expect(listTypes(received)).toHaveLength(4);
  });

  test('hears by the queue, where one message stands for many and the provider’s do not wait', async () => {
    const { charityId, fan, path } = await seedContactable();
    await seedWebhook(charityId);
    const received = stubReceiver(charityId);
    const { under, sent } = createQueueEnv('WEBHOOKS');
    await fan.put(path, VERSION);
    await expect.poll(() => received).toHaveLength(1);
    const wake = { due: 'deliveries' };
    const outcome = await deliverMessages('WEBHOOKS', under, [wake, wake, wake]);
    expect(outcome).toEqual({ acked: ['0', '1', '2'], retried: [] });
    expect([received.length, sent]).toEqual([1, []]);
  });
});
