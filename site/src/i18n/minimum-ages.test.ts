import { expect, test } from 'vitest';
import enTerms from '../../content/pages/en/terms.json' with { type: 'json' };
import nlTerms from '../../content/pages/nl/terms.json' with { type: 'json' };
import { campaignFormTexts } from '../features/campaign-form/texts.ts';
import { subscribeTexts } from '../features/subscriptions/subscribe-texts.ts';
import { fillMinimumAges, minimumAges, parseAge } from './minimum-ages.ts';

test('one takes part from 16 and runs a campaign from 18, unless variables say otherwise', () => {
  expect(minimumAges).toEqual({ fan: 16, campaigner: 18 });
  expect(parseAge('MINIMUM_AGE_FAN', '14', 16)).toBe(14);
  expect(parseAge('MINIMUM_AGE_FAN', '', 16)).toBe(16);
});

test.each(['x', '-1', '16.5', '160'])('%j is no age, and the message names the variable', (value) => {
  expect(() => parseAge('MINIMUM_AGE_FAN', value, 16)).toThrow('MINIMUM_AGE_FAN must be an age');
});

test.each(['nl', 'en'] as const)(
  'the form and the agreement of the wizard name the ages (%s)',
  (language) => {
    expect(subscribeTexts(language).minimumAge).toMatch(/\b16\b/);
    expect(campaignFormTexts(language).fields.agreeToTerms).toMatch(/\b18\b.*\{link\}/);
  },
);

test.each([nlTerms, enTerms])('the terms of $title name both', (terms) => {
  const text = JSON.stringify(terms);
  expect(text).toContain('%minimumAgeFan%');
  expect(text).toContain('%minimumAgeCampaigner%');
  expect(fillMinimumAges(text, { fan: 14, campaigner: 21 })).not.toMatch(/\{minimumAge/);
});
