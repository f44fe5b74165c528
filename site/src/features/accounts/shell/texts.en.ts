import type { Translation } from '#site/i18n/feature-texts.ts';
import type { nl } from './texts.nl.ts';

/** The texts around every page of the dashboard in English (RULES.md, "Sentences"). */
export const en: Translation<typeof nl> = {
  shell: {
    title: 'Dashboard',
    loading: 'Loading...',
    unreachable: 'We could not connect.',
    retry: 'Try again',
    noScript: 'The dashboard needs JavaScript. Turn it on in your browser and reload the page.',
  },
  verification: {
    text: 'Your email address {email} is not confirmed yet. Open the link in the email we sent you.',
    textOwner:
      'Your email address {email} is not confirmed yet. Open the link in the email we sent you: your campaigns go public after that.',
    textPreview:
      'Only you can see this page for now. Open the link in the email we sent to {email}: your campaign goes public after that.',
    resend: 'Resend verification email',
    resending: 'Sending...',
    sent: 'Verification email sent! Check your inbox.',
    failed: 'Failed to send verification email.',
  },
};
