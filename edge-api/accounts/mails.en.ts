import type { AccountMails } from './mail-texts.ts';

export const mailsEn: AccountMails = {
  'verify-email': {
    subject: 'Confirm your email address',
    heading: 'Welcome to Power Hour',
    paragraphs: [
      'Good to have you here. Confirm your email address, so that we know it is yours and our emails reach you.',
      'If you can, open the link in the browser where you created your account.',
    ],
    label: 'Confirm email address',
    note: 'The link to confirm works once and is valid for 24 hours.',
  },
  'change-email': {
    subject: 'Confirm your new email address',
    heading: 'Your new email address',
    paragraphs: [
      'You want to use this email address for your account. Confirm that it is yours, in a browser where you are logged in. Your old address stays in use until you do.',
    ],
    label: 'Confirm new address',
    note: 'The link works once and is valid for 24 hours. Did you not ask for this? Then you can ignore this email.',
  },
  'cancel-email-change': {
    subject: 'Someone wants to change your email address',
    heading: 'A new email address for your account?',
    paragraphs: [
      'Someone who is logged in to your account wants to move it to another email address. Was that you? Then open the link we sent to the new address.',
      'Not you? Then stop the change with this button, and choose a new password afterwards.',
    ],
    label: 'Stop this change',
    note: 'The link works once and is valid for 24 hours. Your old address stays in use until the new one is confirmed.',
  },
  'corrected-address': {
    subject: 'We corrected your email address',
    heading: 'Is this your email address?',
    paragraphs: [
      'Your Power Hour account had a mistyped address. At your request we replaced it with this one. Confirm that it is yours, and our emails will come here from now on.',
    ],
    label: 'Confirm email address',
    note: 'The link works once and is valid for seven days. Do you not have an account with us? Then you can ignore this email.',
  },
  'undo-address': {
    subject: 'Your account has another email address',
    heading: 'We corrected the address of an account',
    paragraphs: [
      'A Power Hour account had this email address. Its owner told us that it was mistyped, so we replaced it. You will not get any more emails about that account here.',
      'Is it your account after all? Then undo this with the button. Everyone is logged out, and the account has this address again.',
    ],
    label: 'Undo this change',
    note: 'The link works once, for seven days at most. Is it not your account? Then you can ignore this email.',
  },
  'reset-password': {
    subject: 'Choose a new password',
    heading: 'Forgot your password?',
    paragraphs: [
      'It happens. Choose a new one here. Afterwards you will be logged out everywhere and have to create your passkeys again.',
    ],
    label: 'Choose a new password',
    note: 'The link works once and is valid for one hour. Did you not ask for this? Then your password stays as it is.',
  },
  'log-in': {
    subject: 'Your login link',
    heading: 'Log in without a password',
    paragraphs: [],
    label: 'Log in',
    note: 'The link works once, within 15 minutes. Did you not ask for this? Then you can ignore this email.',
  },
  notMe: {
    text: 'Did you not create an account? Then someone else entered your address. Until you confirm it, no name or campaign from that account is public.',
    label: 'This was not me: delete the account',
  },
  loginCode: {
    subject: 'Your login link and code',
    paragraph: 'Type this code where you asked for it, within 10 minutes. Do not share it with anyone.',
  },
  receiptLogin: {
    text: 'You can also log in without a password. This link is for you alone, works once and is valid for 24 hours.',
    label: 'Log in without a password',
  },
  'email-changed': {
    subject: 'Your email address has been changed',
    heading: 'Your email address has been changed',
    paragraphs: [
      'Your Power Hour account now belongs to another email address. You will not get any more messages at this address.',
    ],
    note: 'Was this not you? Reply to this email and we will help you.',
  },
  'correction-undone': {
    subject: 'The change of an email address was undone',
    heading: 'The change was undone',
    paragraphs: [
      'The email address of a Power Hour account had been corrected. That was undone, from the mailbox of the former address. The account has that address again, and everyone was logged out.',
    ],
    note: 'Is that not right? Reply to this email and we will help you.',
  },
  'password-changed': {
    subject: 'Your password has been changed',
    heading: 'Your password has been changed',
    paragraphs: ['From now on, log in with your new password. Your other devices have been logged out.'],
    note: 'Was this not you? Choose a new password straight away with “Forgot your password?” on the login page.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    heading: 'A new passkey',
    paragraphs: ['From now on, this passkey logs you in to Power Hour without a password.'],
    note: 'Was this not you? Choose a new password straight away with “Forgot your password?” on the login page. That removes your passkeys as well.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    heading: 'One passkey fewer',
    paragraphs: ['That passkey no longer logs anyone in to Power Hour.'],
    note: 'Was this not you? Choose a new password straight away with “Forgot your password?” on the login page.',
  },
  'new-device': {
    subject: 'A login from a new device',
    heading: 'Was this you?',
    paragraphs: ['Someone logged in to your account from a browser we had not seen before.'],
    toProfile: 'Go to your profile',
    note: 'Was this not you? Log that device out under “Devices and sessions” in your profile, and choose a new password.',
  },
};
