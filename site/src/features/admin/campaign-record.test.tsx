import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CampaignRecord } from '#api/admin/campaign-record-contract.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { cancellationTexts } from '../cancellations/texts.ts';
import { createCampaign } from './admin.fixture.ts';
import { CampaignActs } from './CampaignActs.tsx';
import { adminTexts } from './texts.ts';

const texts = adminTexts('en');
const { name } = createCampaign();
const { stopping } = cancellationTexts('en');
const MOVE = 'POST /api/admin/campaigns/c1/move';
type Changes = Partial<Pick<CampaignRecord, 'stage' | 'owner'>>;

function show({ stage = 'running', owner }: Changes = {}) {
  const campaign = {
    ...createCampaign({ stage }),
    owner: owner ?? { name: 'Noor', email: 'noor@example.test', isSuspended: false },
    plannedDate: '2027-07-15',
    plannedTime: '19:30',
    version: 3,
  };
  render(<CampaignActs campaign={campaign} language="en" texts={texts} stopping={stopping} />);
}
const listButtons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('what an admin can do about a campaign depends on how far it is', () => {
  show();
  expect(listButtons()).toEqual([
    `See as owner ${name}`,
    `Move date ${name}`,
    'Stop',
    'Suspend account Noor',
  ]);
});

it('what an admin can do about a campaign is more time once its owner chooses, and to see it and its owner’s account once it is stopped', () => {
  show({ stage: 'selecting' });
  expect(listButtons()).toEqual([
    `See as owner ${name}`,
    `Move date ${name}`,
    `More time ${name}`,
    'Stop',
    'Suspend account Noor',
  ]);
  document.body.replaceChildren();
  show({ stage: 'stopped', owner: { name: null, email: 'noor@example.test', isSuspended: true } });
  expect(listButtons()).toEqual([`See as owner ${name}`, 'Restore noor@example.test']);
});

it('what an admin can do about a campaign moves the date, and says what is wrong with others of its fields', async () => {
  const refusal = {
    error: 'Please check the fields.',
    code: 'validation_failed',
    details: [
      { path: 'plannedDate', message: 'This day is over.' },
      { path: 'subscriptionDeadline', message: 'The deadline is later.' },
    ],
  };
  const { calls } = stubApi({ [MOVE]: { status: 400, body: refusal } });
  show();
  fireEvent.click(screen.getByRole('button', { name: `Move date ${name}` }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Time')).toHaveProperty('value', '19:30');
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2020-01-01' } });
  fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'The organiser rang us' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Move date' }));
  await vi.waitFor(() => expect(dialog.getByText('This day is over.')).toBeTruthy());
  expect(dialog.getByRole('alert').textContent).toBe('The deadline is later.');
  expect(calls[0]?.body).toEqual({
    plannedDate: '2020-01-01',
    plannedTime: '19:30',
    version: 3,
    reason: 'The organiser rang us',
  });
});
