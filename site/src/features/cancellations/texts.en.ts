import type { Translation } from '#site/i18n/feature-texts.ts';
import type { nl } from './texts.nl.ts';

/** The texts of ending a campaign and paying back in English (RULES.md, "Sentences"). */
export const en: Translation<typeof nl> = {
  cancelling: {
    action: 'Cancel campaign',
    title: 'Cancel this campaign?',
    message: '{campaign} will not go ahead, and nobody can take part any more. This cannot be undone.',
    counting: 'Counting payments...',
    refundsNone: 'Nothing has been paid yet. If a payment still arrives, it is refunded straight away.',
    refundsOne: '1 payment of €10 goes back to the fan, who gets an email with your reason.',
    refundsMany:
      '{count} payments, €{euros} in all, go back to the fans. They get an email with your reason.',
    refundsUnknown: 'All payments go back to the fans. They get an email with your reason.',
    reason: 'Why is the campaign not going ahead?',
    reasonHelp: 'Everyone reads this, on the campaign’s page and in the email. {min} to {max} characters.',
    keep: 'Keep it running',
    confirm: 'Cancel campaign',
    busy: 'Cancelling...',
    failed: 'Failed to cancel the campaign. Please try again.',
    unreachable: 'We could not connect. Your reason is still there: try again.',
  },
  stopping: {
    action: 'Stop campaign',
    title: 'Stop this campaign?',
    message: '{campaign} will not go ahead, and nobody can take part any more. This cannot be undone.',
    counting: 'Counting payments...',
    refundsNone: 'Nothing has been paid yet. If a payment still arrives, it is refunded straight away.',
    refundsOne:
      '1 payment of €10 goes back to the fan. The fan and the organiser get an email with your reason.',
    refundsMany:
      '{count} payments, €{euros} in all, go back to the fans. They and the organiser get an email with your reason.',
    refundsUnknown: 'All payments go back to the fans. They and the organiser get an email with your reason.',
    reason: 'Why is the campaign being stopped?',
    reasonHelp: 'Everyone reads this, on the campaign’s page and in the email. {min} to {max} characters.',
    keep: 'Keep it running',
    confirm: 'Stop campaign',
    busy: 'Stopping...',
    failed: 'Failed to stop the campaign. Please try again.',
    unreachable: 'We could not connect. Your reason is still there: try again.',
  },
  refunds: {
    title: 'Refunds',
    progress: '{refunded} of {total} refunded',
    none: 'Nothing was paid, so nothing goes back.',
    failed: 'We could not load the progress of the refunds.',
    retry: 'Try again',
  },
};
