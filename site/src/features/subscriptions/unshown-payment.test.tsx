import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  OWN,
  title,
  advanceTimers,
  stubStatuses,
  answer,
  show,
  preparePaymentPage,
} from './payment-page.fixture.tsx';
import { paymentTexts } from './payment-texts.ts';

preparePaymentPage();

describe('a payment that cannot be shown', () => {
  it('is unknown when it belongs to another person, with a link to the dashboard', async () => {
    answer({ [OWN]: () => Response.json({ error: 'x', code: 'not_found' }, { status: 404 }) });
    await show();
    expect(title()).toBe('We cannot find this submission');
    expect(screen.getByRole('link', { name: 'View your submissions' })).toBeTruthy();
  });

  it('asks for a login that leads back here', async () => {
    answer({ [OWN]: () => Response.json({ error: 'x', code: 'unauthenticated' }, { status: 401 }) });
    await show();
    expect(title()).toBe('Log in to see your payment');
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
      '/en/login?redirect=%2Fen%2Fcampaigns%2Fnoor%2Fthanks%3Fsubmission%3Ds1',
    );
  });

  it('is loaded again after a failure', async () => {
    let requests = 0;
    answer({
      [OWN]: () => (++requests === 1 ? new Response('', { status: 500 }) : stubStatuses('refunded')()),
    });
    await show();
    expect(title()).toBe('We cannot show your payment right now');
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await advanceTimers(0);
    expect(title()).toBe('Your donation has been refunded');
  });

  it('has a placeholder while it is loading', async () => {
    answer({ [OWN]: () => new Promise<Response>(() => undefined) });
    await show();
    expect(title()).toBe('Looking up your payment');
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('is read by the ticket of a visitor from a partner’s page, without a login', async () => {
    window.history.replaceState(null, '', '/en/campaigns/noor/thanks?submission=s1#powerhour=noor.a.b.c');
    answer({
      [OWN]: () => Response.json({ error: 'Log in', code: 'unauthenticated' }, { status: 401 }),
      '/api/embed/payment': () => Response.json({ paymentStatus: 'paid' }),
    });
    await show();
    expect(title()).toBe(paymentTexts('en').paidTitle);
    expect(screen.queryByRole('link', { name: paymentTexts('en').login })).toBeNull();
    expect(location.hash).toBe('');
    cleanup();
    await show();
    expect(title()).toBe(paymentTexts('en').paidTitle);
  });
});
