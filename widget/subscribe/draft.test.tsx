import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findDraft, storeDraft } from '../client/drafts.ts';
import { claimDrafts, readDraft } from './draft.ts';
import {
  SANNE,
  CHECKOUT,
  respondWithError,
  answerField,
  emailField,
  getAlertTexts,
  renderFlow,
  fillInFields,
  storedValues,
} from './flow.fixture.tsx';
import { enter, press } from '#tests/support/fields.ts';

it('the draft survives a reload, the address within its tab', async () => {
  const first = renderFlow();
  fillInFields();
  first.unmount();
  renderFlow();
  expect(answerField()).toHaveProperty('value', 'Because she listens');
  expect(emailField()).toHaveProperty('value', 'sanne@example.test');
  expect(storedValues(localStorage)).toEqual(['Because she listens']);
});

it('the draft survives leaving for the provider, and is deleted once paid', async () => {
  const leaving = renderFlow({ user: SANNE });
  enter(answerField(), 'Because');
  press('Subscribe and Donate €10');
  await waitFor(() => expect(leaving.onNavigate).toHaveBeenCalled());
  expect(storedValues(localStorage)).toEqual(['Because']);
  leaving.unmount();
  renderFlow({ user: SANNE, calls: { subscribe: respondWithError(409, 'already_subscribed') } });
  press('Subscribe and Donate €10');
  await screen.findByRole('link', { name: 'View your submissions' });
  await waitFor(() => expect(storedValues(localStorage)).toEqual([]));
});

it('the draft is gone for another account, and stays for the same one', async () => {
  const first = renderFlow({ user: SANNE });
  claimDrafts('sanne');
  enter(answerField(), 'Because');
  first.unmount();
  claimDrafts('sanne');
  expect(readDraft('c1').answer).toBe('Because');
  claimDrafts('another-person');
  expect(readDraft('c1').answer).toBe('');
});

it('the draft that no person’s id protects is gone for another account too, and stays for the same one', () => {
  claimDrafts('sanne');
  storeDraft('words-note', null, { sentence: 'Call back' });
  claimDrafts('sanne');
  expect(findDraft('words-note', null)).toEqual({ sentence: 'Call back' });
  claimDrafts('another-person');
  expect(findDraft('words-note', null)).toBeUndefined();
});

it('the draft typed without an account belongs to the account that is made with it', async () => {
  claimDrafts('another-person');
  renderFlow();
  enter(answerField(), 'Because');
  claimDrafts('sanne');
  expect(readDraft('c1').answer).toBe('Because');
});

it('the draft is optional: the form works without storage', async () => {
  const broken = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { onNavigate } = renderFlow({ user: SANNE });
  enter(answerField(), 'Because');
  press('Subscribe and Donate €10');
  await waitFor(() => expect(onNavigate).toHaveBeenCalledWith(CHECKOUT));
  broken.mockRestore();
});

it('hints announces the limit only near it, and refuses a longer answer without cutting it', async () => {
  renderFlow({ user: SANNE });
  const spoken = () => screen.getAllByRole('status').map((status) => status.textContent);
  const type = (length: number) => fireEvent.change(answerField(), { target: { value: 'a'.repeat(length) } });
  type(1800);
  expect(spoken()).toEqual(['']);
  type(1801);
  expect(spoken()).toEqual(['Fewer than 200 characters left']);
  type(2001);
  expect(spoken()).toEqual(['Your answer is too long']);
  press('Subscribe and Donate €10');
  expect(getAlertTexts()).toEqual(['Please keep your answer within 2000 characters']);
});
