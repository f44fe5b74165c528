import { describe, expect, it } from 'vitest';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

const flattenTexts = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(texts).flatMap(([part, own]) =>
    Object.entries(own).map(([name, text]) => [`${part}.${name}`, text] as const),
  );
const listPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the texts of the dashboard', () => {
  it('are complete in both languages, with the same placeholders', () => {
    const english = new Map(flattenTexts(en));
    expect([...english.keys()]).toEqual(flattenTexts(nl).map(([name]) => name));
    for (const [name, text] of flattenTexts(nl))
      expect(listPlaceholders(english.get(name) ?? ''), name).toEqual(listPlaceholders(text));
  });

  it('are those of the rules in English', () => {
    expect(en.submissions).toMatchObject({
      heading: 'Your Campaign Submissions',
      unknownCampaign: 'Unknown Campaign',
      unknownArtist: 'Unknown Artist',
      invalidDate: 'Invalid date',
      pay: 'Pay',
      retryPayment: 'Retry Payment',
      paymentProcessing: 'Payment Processing...',
      paymentFailed: 'Something went wrong.',
      paymentUnreachable: 'Failed to initiate payment. Please try again.',
      cancelConfirm: 'Cancel Submission',
      cancelKeep: 'Keep Submission',
      cancelled: 'Successfully deleted',
      cancelFailed: 'Failed to cancel submission',
      cancelUnreachable: 'Failed to cancel submission. Please try again.',
      invoice: 'Download Invoice',
      invoiceOpened: 'Invoice opened in new tab',
      invoiceFailed: 'Failed to download invoice',
    });
    expect(en.subscribed).toMatchObject({
      heading: 'Your Subscribed Campaigns',
      paymentFailed: 'Failed to retry payment',
      paymentUnreachable: 'An error occurred',
    });
    expect(en.verification).toMatchObject({
      sent: 'Verification email sent! Check your inbox.',
      failed: 'Failed to send verification email.',
    });
  });
});
