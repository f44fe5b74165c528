import type { Translation } from '#site/i18n/feature-texts.ts';
import type { trust as dutch } from './trust-texts.nl.ts';

/** Who somebody is, and what is done in their name, in English. */
export const trust: Translation<typeof dutch> = {
  stepUp: {
    title: 'Confirm that it is you',
    text: 'This step needs you to log in again. After that we will not ask for ten minutes.',
    confirm: 'Confirm',
    cancel: 'Cancel',
  },
  earlier: {
    heading: 'Do you want to keep this?',
    text: 'Since {date} this was made with your address, before you confirmed it. Was that you in another browser, or was it someone else? Until you choose, the campaigns stay hidden.',
    name: 'Name: {name}',
    campaign: 'Campaign: {name}',
    answer: 'Answer to {campaign}: “{answer}”',
    keep: 'Keep',
    delete: 'Delete',
    deleteTitle: 'Delete everything?',
    deleteText:
      'The account goes, with its campaigns and answers. What has been paid stays with the charity; what has not been paid will not go ahead. This cannot be undone.',
    deleteConfirm: 'Yes, delete everything',
    cancel: 'Cancel',
    failed: 'That did not work. Please try again.',
    kept: 'Kept: it is yours now. You log in with a link, a code or a passkey.',
    choosePassword: 'Choose a password instead',
  },
  sessions: {
    title: 'Devices and sessions',
    text: 'This is where you are logged in. Something you do not recognise? End it and choose a new password.',
    loading: 'Loading your sessions...',
    loadFailed: 'We could not load your sessions.',
    retry: 'Try again',
    current: '{browser} (this browser)',
    unknownBrowser: 'Unknown browser',
    moments: 'logged in {loggedIn}, last used {lastUsed}',
    end: 'End',
    endNamed: 'End: {browser}',
    endOthers: 'End all others',
    failed: 'We could not end it. Please try again.',
  },
  notMe: {
    title: 'This was not me',
    lead: 'Someone created an account with your email address. We will delete it with everything in it: the name, campaigns, answers and pictures. What has been paid stays with the charity.',
    submit: 'Delete the account',
    busy: 'Deleting...',
    doneHeading: 'The account has been deleted',
    doneText: 'No one can use it any more. There is nothing left for you to do.',
    refusedHeading: 'This link no longer works',
    refusedText:
      'The account has been deleted already, its address has been confirmed since, or the link is more than a week old. You delete a confirmed account in its profile.',
    next: 'Go to the home page',
  },
};
