import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill } from '#tests/support/fields.ts';
import { CAMPAIGN, renderCreateForm, renderEditForm, TEXTS } from '../campaign-form.fixture.tsx';
import { EMPTY_VALUES, toFormValues } from '../values.ts';
import { toPreviewCampaign } from './to-preview-campaign.ts';

const { preview } = TEXTS;
const now = new Date('2027-01-01T00:00:00Z');
const context = {
  charityName: undefined,
  picture: undefined,
  stored: undefined,
  face: null,
  examples: preview,
  now,
};

test('every part that is not typed yet shows an example, and says that it is one', () => {
  const { campaign, examples } = toPreviewCampaign(EMPTY_VALUES, context);
  expect(campaign).toMatchObject({ name: preview.name, celebrity: { name: preview.artistName } });
  expect(examples.toSorted()).toEqual(
    ['artistName', 'charity', 'description', 'name', 'plannedDate', 'subscriptionDeadline'].toSorted(),
  );
  expect(campaign.plannedDate).not.toBeNull();
});

test('a stored campaign shows nothing but its own, with the deadline that follows from its date', () => {
  const values = { ...toFormValues(CAMPAIGN), subscriptionDeadline: '' };
  const { campaign, examples } = toPreviewCampaign(values, {
    ...context,
    charityName: 'De Warme Tafel',
    stored: CAMPAIGN,
  });
  expect(examples).toEqual([]);
  expect(campaign.subscriptionDeadline).toBe('2027-07-13T17:30:00.000Z');
});

test('without a date, a campaign that is planned later has no deadline, and no example of one', () => {
  const { campaign, examples } = toPreviewCampaign({ ...EMPTY_VALUES, flexiblePlanning: true }, context);
  expect([campaign.plannedDate, campaign.subscriptionDeadline]).toEqual([null, null]);
  expect(examples).not.toContain('plannedDate');
});

test('follows what is typed, without being read aloud or reached by keyboard', () => {
  renderCreateForm({});
  const region = screen.getByRole('region', { name: preview.title });
  const shown = () => region.querySelector('.title')?.textContent;
  expect(shown()).toBe(preview.name);
  fill(TEXTS.fields.name, 'Tea');
  expect(shown()).toBe('Tea');
  expect(region.querySelector('.campaign-preview-content')?.hasAttribute('inert')).toBe(true);
  expect(region.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});

test('is open beside the form where there is room, and folded below it where there is none', async () => {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => wide);
  await renderEditForm();
  const region = await screen.findByRole('region', { name: preview.title });
  expect(within(region).getByRole('heading', { name: preview.title })).toBeDefined();
  expect(region.querySelector('details')).toBeNull();
});
