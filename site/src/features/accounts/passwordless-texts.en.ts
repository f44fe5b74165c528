import type { Translation } from '#site/i18n/feature-texts.ts';
import type { passwordless as dutch } from './passwordless-texts.nl.ts';

/** The ways to log in without a password, in English. */
export const passwordless: Translation<typeof dutch> = {
  loginLink: {
    title: 'Log in with a link',
    heading: 'Log in without a password',
    lead: 'Press the button and you are logged in. The link in your email will then stop working.',
    submit: 'Log me in',
    busy: 'Logging in...',
    refusedHeading: 'This link no longer works',
    refusedText:
      'It has been used or has expired. Ask for a new one on the login page, or log in another way.',
    next: 'Go to the login page',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'A passkey logs you in with your fingerprint, your face or the code of your device.',
    loadFailed: 'We could not load your passkeys.',
    retry: 'Try again',
    unknown: 'This browser does not support passkeys.',
    name: 'Description',
    nameHelp: 'For example “My phone”, so that you recognise it later.',
    add: 'Create a passkey',
    adding: 'Waiting for your device...',
    added: 'Your passkey is ready. You can log in with it straight away.',
    addFailed: 'Creating the passkey failed. Please try again.',
    notMade: 'No passkey was created. This device may already have one for your account.',
    addedOn: 'Created on {date}',
    rename: 'Rename',
    renameNamed: 'Rename {name}',
    saveName: 'Save name',
    renameFailed: 'Saving the name failed. Please try again.',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    removeTitle: 'Remove this passkey?',
    removeText: '{name} will no longer log you in. Remove it from your device as well.',
    removeConfirm: 'Yes, remove',
    removing: 'Removing...',
    removeFailed: 'Removing the passkey failed. Please try again.',
    keep: 'Cancel',
  },
};
