import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { createClient } from '#api/client.ts';
import { readReply } from '../../accounts/shell/read-reply.ts';
import { submissionTexts } from '../texts.ts';
import { YearStatementPage } from './YearStatementPage.tsx';

const { api } = createClient();

const YEAR = 'GET /api/users/me/year-statement';
const { year: texts } = submissionTexts('en');
const payment = { campaign: 'Soup', charity: 'De Tafel', paidOn: '2025-06-01', paidCents: 1000 };
const year = { year: 2025, name: 'Noor', paidCents: 2000, refundedCents: 1000, hasMore: false };
const payments = [
  { ...payment, refundedOn: null, refundedCents: 0 },
  { ...payment, refundedOn: '2025-07-01', refundedCents: 1000 },
];

test('a year shows each payment, what went back, and that none is a deductible gift', async () => {
  stubApi({ [YEAR]: { body: { doc: { ...year, payments } } } });
  const { doc } = await readReply(api.users.me['year-statement'].$get({ query: { year: '2025' } }));
  render(<YearStatementPage statement={doc} language="en" texts={texts} />);
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText('1 July 2025')).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Total/ }).textContent).toContain('€20.00€10.00');
  expect(screen.getByText(/not deductible gifts/)).toBeTruthy();
});
