import { EMPTY_VALUES, type FormValues } from './values.ts';

/** A valid campaign step. */
export const VALID_VALUES: FormValues = {
  ...EMPTY_VALUES,
  name: 'An hour',
  language: 'en',
  artistName: 'Noor',
  description: { type: 'root', children: [{ type: 'p', children: [{ type: 'text', text: 'We cook.' }] }] },
  plannedDate: '2027-07-15',
  plannedTime: '19:30',
  plannedLocation: 'Utrecht',
  fanQuestion: 'why-meet',
  importantKeywords: ['warmth', 'cooking'],
  charity: 'c1',
  thankYouMethod: 'video',
  agreeToTerms: true,
  agreeToProtocol: true,
};
