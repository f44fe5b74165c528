import type { Translation } from '#site/i18n/feature-texts.ts';
import type { nl } from './texts.nl.ts';

/** The texts of stories about meetings, in English. */
export const en: Translation<typeof nl> = {
  page: {
    eyebrow: 'How it went',
    by: '{artist} tells the story',
    lastTime: 'Last time:',
    with: '{title}, with {artist}',
    all: 'All stories',
  },
  archive: {
    title: 'How it went',
    description: 'How a Power Hour went, in the words of those who were there.',
    none: 'There are no stories yet. After the first meeting, you can read here how it went.',
    for: 'For {charity}',
    toCampaigns: 'See the campaigns',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    feed: 'Stories from Power Hour',
    follow: 'Follow the stories in your feed reader',
  },
  owner: {
    pageTitle: 'Share how it went',
    title: 'How did “{campaign}” go?',
    lead: 'Describe in a few paragraphs how the hour went, with pictures if you have any. Your story goes on your campaign’s page, among the stories on this site and in the feed.',
    mailOne: 'The one person who took part gets one email about it.',
    mail: 'All {count} participants get one email about it.',
    mailed:
      'The participants have been sent the email about your story, or will be. There will not be another.',
    tooSoonTitle: 'Not just yet',
    tooSoon:
      'You can share how “{campaign}” went once the winners are known and the meeting has taken place. No date yet? Then add one first.',
    toCampaign: 'Go to your dashboard',
    storyTitle: 'Title',
    text: 'Your story',
    textHelp: 'Plain text, {min} to {max} characters. An empty line begins a new paragraph.',
    pictures: 'Pictures',
    picturesHelp: 'Up to {max}. Ask everyone in them whether they agree.',
    alt: 'What does picture {number} show?',
    altHelp: 'For people who cannot see the picture.',
    choose: 'Add a picture',
    uploading: 'Uploading {name}...',
    removePicture: 'Remove picture {number}',
    publish: 'Publish the story',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Your story is online.',
    failed: 'We could not save your story. Please try again; what you wrote is still here.',
    unreachable: 'We could not connect. What you wrote is still here: please try again.',
    fixErrors: 'Not saved yet: please check the fields that are marked.',
    stillUploading: 'A picture is still being uploaded. Wait until that is done.',
    view: 'See the story on the page',
    remove: 'Remove the story',
    removeTitle: 'Remove the story?',
    removeMessage:
      'It disappears from all pages and from the feed at once, and your pictures and text with it.',
    removeKeep: 'Keep it',
    removing: 'Removing...',
    removed: 'Your story has been removed.',
  },
};
