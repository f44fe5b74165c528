import { createHash } from 'node:crypto';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { formatReceipt, toHashInput } from '#api/scoring/entry-rules.ts';
import { enter, pressEnter } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { watchReceiptForm } from './receipt-form.ts';

const RECORD = 'GET /api/campaigns/by-slug/x/record';
const entry = { position: 1, kind: 'score', format: 2, writtenAt: 1, digest: 'd' } as const;
const hash = createHash('sha256')
  .update(toHashInput('c', entry, ''))
  .digest('hex');
const record = {
  campaign: 'c',
  previousHash: '',
  entries: [{ ...entry, hash }],
  head: { position: 1, hash },
  selection: null,
};
const CODE = formatReceipt({ position: 1, hash });

/** The form as ReceiptForm.astro renders it. */
function Form() {
  return (
    <form data-receipt-form data-slug="x" noValidate>
      <label htmlFor="receipt">Code</label>
      <input id="receipt" />
      <p data-problem hidden>
        No code
      </p>
      <button type="submit">Check</button>
      <p role="status" />
      <span hidden data-text="checking">
        Wait
      </span>
      <span hidden data-text="found">
        {'Step {position} of {length}'}
      </span>
      <span hidden data-text="failed">
        Later
      </span>
    </form>
  );
}

/** Renders the form and runs its script as on a new page. */
function open() {
  render(<Form />);
  watchReceiptForm();
}
const check = (code: string) => {
  const field = screen.getByLabelText('Code');
  enter(field, code);
  pressEnter(field);
};
const waitForStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent.trim()).toBe(text));

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
});

it('the form that checks a receipt says that a code is on record, by the keyboard alone', async () => {
  const { names } = stubApi({ [RECORD]: { body: record } });
  open();
  expect(names()).toEqual([]);
  check(CODE);
  await waitForStatus('Step 1 of 1');
  expect(names()).toEqual([RECORD]);
});

it('the form that checks a receipt ties the problem of what is no code to the field, and takes it back', async () => {
  const { calls } = stubApi({ [RECORD]: 'unreachable' });
  open();
  check('nonsense');
  const field = screen.getByLabelText('Code');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('No code')).toHaveProperty('hidden', false);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(calls).toEqual([]);
  check(CODE);
  await waitForStatus('Later');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  expect(screen.getByText('No code')).toHaveProperty('hidden', true);
});
