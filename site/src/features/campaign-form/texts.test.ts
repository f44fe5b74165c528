import { expect, test } from 'vitest';
import { campaignFormTexts } from './texts.ts';

const [nl, en] = [campaignFormTexts('nl'), campaignFormTexts('en')];
const listPlaceholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

test.each([
  'page',
  'wizard',
  'panel',
  'fields',
  'keywords',
  'charity',
  'image',
  'editor',
  'preview',
  'outcome',
] as const)('the part %s says everything in both languages, with the same marks to fill in', (part) => {
  const english = new Map(Object.entries(en[part]));
  for (const [name, text] of Object.entries(nl[part])) {
    expect(text.trim(), name).not.toBe('');
    expect(listPlaceholders(english.get(name) ?? ''), name).toEqual(listPlaceholders(text));
  }
});

test('the specified sentences are there to the letter', () => {
  expect(en.wizard).toMatchObject({
    next: 'Next: Campaign Details',
    creatingAccount: 'Creating Account...',
    back: 'Back: Personal Details',
    fixBefore: 'Please fix the validation errors before proceeding.',
    accountFailed: 'Failed to create account. Please try again.',
    userFailed: 'Failed to create user account',
    loginAfterFailed: 'Failed to log in after registration',
    inconsistent: 'Data inconsistency detected. Please contact support.',
  });
  expect(en.outcome).toEqual({
    fixErrors: 'Please fix the validation errors before submitting.',
    created: 'Campaign created successfully!',
    updated: 'Campaign updated successfully!',
    createFailed: 'Failed to create campaign',
    updateFailed: 'Failed to update campaign',
    createTryAgain: 'Failed to create campaign. Please try again.',
    updateTryAgain: 'Failed to update campaign. Please try again.',
  });
  expect(en.charity).toMatchObject({
    loadFailed: 'Failed to load charities. Please try again.',
    refreshed: 'Charities list refreshed successfully!',
    refreshFailed: 'Failed to refresh charities. Please try again.',
    added: 'Charity added successfully! It will be reviewed by an admin.',
    exists: 'This charity already exists in our system',
    addFailed: 'Failed to add charity. Please try again.',
  });
  expect(en.image).toMatchObject({
    uploaded: 'Image uploaded successfully!',
    failed: 'Failed to upload image. Please try again.',
    notAnImage: 'Please upload an image file',
  });
});
