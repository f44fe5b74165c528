import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { LinkActionView } from './LinkActionView.tsx';
import { clearSession } from './session-state.ts';
import { accountTexts } from './texts.ts';
import { createUser } from './user.fixture.ts';

const { common, problems, notMe, loginLink } = accountTexts('en');
const { unreachable } = common;
const NOT_ME = 'POST /api/auth/not-me';
const CHECK = 'POST /api/auth/check-link';
const error = 'This link has been used or has expired.';
const EXPIRED = { status: 400, body: { error, code: 'x', details: [{ path: 'token', message: error }] } };

beforeEach(() => history.replaceState(null, '', '/en/not-me?token=t0ken&redirect=%2Fen%2Fcampaigns%2Fnoor'));
afterEach(clearSession);

describe('“this was not me”', () => {
  const show = () =>
    render(<LinkActionView action="notMe" language="en" texts={{ own: notMe, common, problems }} />);

  it('says what goes, and deletes it once the button is pressed', async () => {
    const { names } = stubApi({ [CHECK]: { body: { ok: true } }, [NOT_ME]: { body: { ok: true } } });
    show();
    expect(await screen.findByText(notMe.lead)).toBeTruthy();
    expect(names()).toEqual([CHECK]);
    press(notMe.submit);
    expect(await screen.findByRole('heading', { name: notMe.doneHeading })).toBeTruthy();
    expect(names()).toEqual([CHECK, NOT_ME]);
  });

  it('says that a link no longer works before it shows a button', async () => {
    const { calls } = stubApi({ [CHECK]: EXPIRED });
    show();
    expect(screen.queryByRole('button')).toBeNull();
    expect(await screen.findByRole('heading', { name: notMe.refusedHeading })).toBeTruthy();
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      [CHECK, { token: 't0ken', language: 'en' }],
    ]);
  });

  it('says that a link was used since the button was shown', async () => {
    stubApi({ [NOT_ME]: EXPIRED });
    show();
    await screen.findByText(notMe.lead);
    press(notMe.submit);
    expect(await screen.findByRole('heading', { name: notMe.refusedHeading })).toBeTruthy();
  });

  it('can be pressed again after a failure, which it names', async () => {
    const error = 'You still have a running campaign.';
    stubApi({ [NOT_ME]: { status: 409, body: { error, code: 'conflict' } } });
    show();
    await screen.findByText(notMe.lead);
    press(notMe.submit);
    expect(await screen.findByText(error)).toBeTruthy();
    stubApi({ [NOT_ME]: 'unreachable' });
    press(notMe.submit);
    expect(await screen.findByText(unreachable)).toBeTruthy();
  });
});

describe('the link that logs in', () => {
  const LOG_IN = 'POST /api/auth/log-in-by-link';
  const texts = { own: loginLink, common, problems };
  const show = () => {
    render(<LinkActionView action="loginLink" language="en" texts={texts} />);
    return screen.findByText(loginLink.lead);
  };

  it.each([
    ['to where it was asked for', {}, '/en/campaigns/noor'],
    ['to what waits to be kept', { _unreviewed: true }, '/en/dashboard'],
  ] as const)('leads %s', async (_, more, path) => {
    const replace = vi.spyOn(location, 'replace').mockReturnValue();
    stubApi({ [LOG_IN]: { body: { user: createUser(more) } }, 'GET /api/access': { body: { can: {} } } });
    await show();
    press(loginLink.submit);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(path));
  });

  it('leads to the login page when it no longer works', async () => {
    stubApi({ [LOG_IN]: EXPIRED });
    await show();
    press(loginLink.submit);
    const next = await screen.findByRole('link', { name: loginLink.next });
    expect(next.getAttribute('href')).toBe('/en/login?redirect=%2Fen%2Fcampaigns%2Fnoor');
  });
});
