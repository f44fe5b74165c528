import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CharityInReview } from '#api/charities/contract.ts';
import { CharitiesView } from '../charities/CharitiesView.tsx';
import { charityTexts } from '../charities/texts.ts';
import { createPayment, toPage } from './admin.fixture.ts';
import { DataTable } from './DataTable.tsx';
import { exportLists } from './export-lists.ts';
import { PaymentsTable } from './PaymentsTable.tsx';
import { adminTexts } from './texts.ts';

const toLines = (file: string) => file.replace('\uFEFF', '').trimEnd().split('\r\n');

it('a list is exported as it stands, with a column for each name in it and none for buttons', () => {
  render(
    <PaymentsTable
      page={toPage(createPayment(), createPayment({ id: 'cs_2', intentId: null, userId: null }))}
      language="en"
      texts={adminTexts('en').payments}
      nothing=""
      toActions={() => <button type="button">Refund</button>}
    />,
  );
  const file = exportLists(document, 'en');
  expect(file.startsWith('\uFEFF')).toBe(true);
  const at = '"22 Nov 2026, 11:00"';
  expect(toLines(file)).toEqual([
    '"Subscription","Checkout","Payment","Receipt","Who paid","Status","Campaign","Amount","Started","Paid"',
    `"s1","cs_1","pi_1","1234-5678","u1","Paid","An hour in the kitchen, Noor","€10",${at},${at}`,
    `"s1","cs_2","","1234-5678","","Paid","An hour in the kitchen, Noor","€10",${at},${at}`,
  ]);
});

it('several lists are one file, each under its name; what a spreadsheet would run is text', () => {
  const toTable = (caption: string, ...names: string[]) => (
    <DataTable
      caption={caption}
      columns={[{ heading: 'Naam', toCell: ({ id }) => id }]}
      rows={names.map((id) => ({ id }))}
      nothing=""
    />
  );
  render(
    <>
      {toTable('Een', '=1+1', 'zegt "ja"')}
      {toTable('Twee', 'b')}
    </>,
  );
  expect(toLines(exportLists(document, 'nl'))).toEqual([
    ...['"Een"', '"Naam"', `"'=1+1"`, '"zegt ""ja"""'],
    ...['', '"Twee"', '"Naam"', '"b"'],
  ]);
});

it('cards are exported by the parts that they name, without the words around them', () => {
  const charity: CharityInReview = {
    id: 'h1',
    name: 'The long table',
    approvalStatus: 'pending',
    version: 1,
    reviewedAt: null,
    reviewedBy: null,
    rejectionReason: null,
    createdAt: '2026-11-22T10:00:00.000Z',
    addedBy: 'Noor',
    lookAlike: 'The wide table',
    campaigns: [],
  };
  render(<CharitiesView first={toPage(charity)} language="en" texts={charityTexts('en')} />);
  expect(toLines(exportLists(document, 'en'))).toEqual([
    '"Charity","Status","Added","Looks like","Used"',
    '"The long table","New","Added on 22 November 2026 by Noor","The wide table","Not used by any campaign yet"',
  ]);
});
