import type { AccountMails } from './mail-texts.ts';

export const mailsEn: AccountMails = {
  'verify-email': {
    subject: 'Confirm your email address',
    heading: 'Welcome to Power Hour',
    paragraphs: [
      'Good to have you. Confirm your email address, so that we can be sure news about your submissions reaches you.',
    ],
    label: 'Confirm email address',
    note: 'The link works once, for 24 hours. Did you not create an account? Then there is nothing to do.',
  },
  'change-email': {
    subject: 'Confirm your new email address',
    heading: 'Your new email address',
    paragraphs: [
      'One more step: confirm that this address is yours. Your old address stays in use until you do.',
    ],
    label: 'Confirm new address',
    note: 'The link works once, for 24 hours. Did you not ask for this? Then there is nothing to do.',
  },
  'cancel-email-change': {
    subject: 'Somebody wants to change your email address',
    heading: 'A new email address for your account?',
    paragraphs: [
      'Somebody who knows your password asked to move your Power Hour account to another email address. Was that you? Then there is nothing to do here: open the link that we sent to the new address.',
      'Was it not you? Then stop the change with this button, and choose a new password afterwards.',
    ],
    label: 'Stop this change',
    note: 'The link works once, for 24 hours. Your old address stays in use until the new one is confirmed.',
  },
  'reset-password': {
    subject: 'Choose a new password',
    heading: 'Forgot your password?',
    paragraphs: ['It happens. Choose a new one here. You will be logged out everywhere afterwards.'],
    label: 'Choose a new password',
    note: 'The link works once, for an hour. Did you not ask for this? Then your password stays as it is.',
  },
  'choose-password': {
    subject: 'Choose your own password',
    heading: 'Your own password',
    paragraphs: ['You have a password that we made. Choose your own here.'],
    label: 'Choose a password',
    note: 'The link works once, for 24 hours.',
  },
  generatedPassword: {
    text: 'You have a password that we made. Choose your own; this link works once, for 24 hours.',
    label: 'Choose your own password',
  },
  'email-changed': {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      'Your Power Hour account now belongs to another email address. You will get no more messages here.',
    ],
    note: 'Was this not you? Reply to this mail and we will help you.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: ['From now on you log in with your new password. Your other devices were logged out.'],
    note: 'Was this not you? Choose a new password at once with “Forgot password” on the login page.',
  },
};
