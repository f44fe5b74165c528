import { describe, expect, it } from 'vitest';
import { en as shell, nl as shellNl } from '../accounts/shell/texts.ts';
import { en as cancellations, nl as cancellationsNl } from '../cancellations/texts.ts';
import { en as management, nl as managementNl } from '../management/texts.ts';
import { en, nl } from './texts.ts';

const flattenTexts = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(texts).flatMap(([part, own]) =>
    Object.entries(own).map(([name, text]) => [`${part}.${name}`, text] as const),
  );
const listPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the texts of the dashboard', () => {
  it('are complete in both languages, with the same placeholders', () => {
    const dutch = flattenTexts({ ...nl, ...shellNl, ...managementNl, ...cancellationsNl });
    const english = new Map(flattenTexts({ ...en, ...shell, ...management, ...cancellations }));
    expect([...english.keys()]).toEqual(dutch.map(([name]) => name));
    for (const [name, text] of dutch)
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
    expect(shell.verification).toMatchObject({
      sent: 'Verification email sent! Check your inbox.',
      failed: 'Failed to send verification email.',
    });
  });
});
