import { expect, test } from 'vitest';
import { campaignTexts } from './texts.ts';

test('uses the labels of the rules', () => {
  const { countdown, card, closed, page } = campaignTexts('nl');
  expect(countdown).toMatchObject({
    opens: 'tot inschrijvingen openen',
    closes: 'tot inschrijvingen sluiten',
  });
  expect(card).toMatchObject({ join: 'Doe mee', more: 'Meer informatie', soon: 'Binnenkort' });
  expect(closed['winners-selected']).toBe('Winnaars gekozen');
  expect(page.flexible).toContain('1 jaar');
  const en = campaignTexts('en');
  expect(en.card.soon).toBe('Soon');
  expect(en.countdown).toMatchObject({ noDeadline: 'No deadline set', passed: 'Deadline passed' });
  expect(en.page).toMatchObject({
    receive: "What you'll receive",
    flexible: 'Power Hour organised within 1 year',
  });
  expect(en.closed).toMatchObject({
    'not-started': 'Campaign Not Started Yet',
    'deadline-passed': 'Campaign Closed',
    'nominees-selected': 'Campaign Closed',
    'winners-selected': 'Winners Selected',
  });
});

test('has the same placeholders in both languages', () => {
  const listPlaceholders = (value: object) =>
    JSON.stringify(value)
      .match(/\{\w+\}/g)
      ?.toSorted();
  expect(listPlaceholders(campaignTexts('en'))).toEqual(listPlaceholders(campaignTexts('nl')));
});
