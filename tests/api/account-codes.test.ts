import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LOGIN_CODE_TRIES, LOGIN_CODE_USED_UP } from '#api/accounts/login-code-rules.ts';
import { verification } from '#api/accounts/table.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { createBrowser } from '../support/browser.ts';
import { logInByCode, logInByLink, requestCode, requestLoginLink } from '../support/links.ts';
import { createProvenPerson, waitForMails } from '../support/people.ts';
import { seedCampaign } from '../support/seed.ts';
import { db } from '../support/system.ts';

const REFUSED_CODE = { status: 400, body: { details: [{ path: 'code' }] } };

describe('a code that logs in', () => {
  test('comes with the link, works once and ends it, and a wrong one says nothing', async () => {
    const email = 'code@example.org';
    await createProvenPerson(email);
    await waitForMails(email);
    const token = await requestLoginLink(email);
    const mailed = await requestCode(email);
    const { code } = mailed;
    const wrong = { ...mailed, code: code === '000000' ? '000001' : '000000' };
    const asked = await createBrowser().post('/api/auth/request-login-link', { email: 'none@example.org' });
    const { codeRequest } = Object(asked.body);
    const unknown = await logInByCode({ ...wrong, email: 'none@example.org', codeRequest });
    expect(unknown).toMatchObject(REFUSED_CODE);
    expect((await logInByCode(wrong)).body).toEqual(unknown.body);
    const spaced = { ...mailed, code: `${code.slice(0, 3)} - ${code.slice(3)}` };
    expect(await logInByCode(spaced)).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await logInByCode(mailed)).toMatchObject(REFUSED_CODE);
    expect(await logInByLink(token)).toMatchObject({ status: 400 });
  });

  test('can be tried five times, from wherever; another one works at once', async () => {
    const email = 'guesses@example.org';
    await createProvenPerson(email);
    await waitForMails(email);
    const mailed = await requestCode(email);
    for (let at = 0; at < LOGIN_CODE_TRIES; at += 1)
      expect(await logInByCode({ ...mailed, code: 'abcdef' })).toMatchObject(REFUSED_CODE);
    expect(await logInByCode(mailed)).toMatchObject({
      body: { details: [{ path: 'code', message: LOGIN_CODE_USED_UP.en }] },
    });
    expect(await logInByCode(await requestCode(email))).toMatchObject({ status: 200 });
  });

  test('works only where it was asked for, and for ten minutes', async () => {
    const email = 'bound@example.org';
    const id = await createProvenPerson(email);
    await waitForMails(email);
    const [mine, theirs] = [await requestCode(email), await requestCode(email)];
    for (const codeRequest of [theirs.codeRequest, `${mine.codeRequest}x`, ''])
      expect(await logInByCode({ ...mine, codeRequest })).toMatchObject(REFUSED_CODE);
    expect(await logInByCode({ ...mine, email: 'other@example.org' })).toMatchObject(REFUSED_CODE);
    const { id: campaignId } = await seedCampaign();
    const elsewhere = { ...mine, codeRequest: theirs.codeRequest, campaignId };
    expect(await createBrowser().post('/api/campaign-subscribe/auth', elsewhere)).toMatchObject(REFUSED_CODE);
    const isOurs = eq(verification.identifier, `log-in-code:${id}`);
    for (const { expiresAt, createdAt } of await db.select().from(verification).where(isOurs))
      expect(expiresAt.getTime() - createdAt.getTime()).toBe(10 * MINUTE_MS);
    expect(await logInByCode(mine)).toMatchObject({ status: 200 });
    // One use ends all of them.
    expect(await logInByCode(theirs)).toMatchObject(REFUSED_CODE);
  });
});
