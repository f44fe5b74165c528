import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BILLS, findDrift, listMonthlyCosts, MEASURED, STRIPE_CENTS, sumDollars } from './cost-rules.ts';

const README = readFileSync('edge-api/README.md', 'utf8');

test.each(BILLS)('the operator’s document has the bill for $fans fans as computed', ({ fans, campaigns }) => {
  const lines = listMonthlyCosts(fans, campaigns, MEASURED);
  const [row = ''] = README.split('\n').filter((line) =>
    line.startsWith(`| ${fans.toLocaleString('en')} fans`),
  );
  expect(row).toContain(`$${sumDollars(lines)}`);
  expect(row).toContain(`€${((fans * STRIPE_CENTS.ideal) / 100).toLocaleString('en')}`);
  for (const { dollars } of lines.filter((line) => line.dollars >= 1))
    expect(row).toContain(`$${Math.round(dollars)}`);
  for (const { source } of lines) expect(README).toContain(source);
});

test('a figure that drifts is named', () => {
  expect(findDrift({ mails: 3, bytes: 10 }, { mails: 2, bytes: 10 }, 0.25)).toEqual(['mails: 3, not 2']);
});
