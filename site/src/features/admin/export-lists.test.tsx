import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { api } from '../accounts/api.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { SelectionsView } from '../nominees/stuck/SelectionsView.tsx';
import { stuckSelectionTexts } from '../nominees/stuck/texts.ts';
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

it('cards are exported by the parts that they name, without the words around them', async () => {
  const campaign = { slug: 'soup', name: 'Soup', artistName: 'Noor' };
  const selection = { campaign, attempts: 2, since: '2026-11-22T10:00:00.000Z', nextTryAt: null };
  stubApi({
    'GET /api/admin/selections': {
      body: {
        docs: [
          { ...selection, id: 'c1', state: 'given-up', waitingAnswers: 0, lastError: 'Error: gone' },
          { ...selection, id: 'c2', state: 'waiting', waitingAnswers: 3, lastError: null },
        ],
        next: null,
      },
    },
  });
  const first = await readReply(api.admin.selections.$get({ query: {} }));
  const { reason } = adminTexts('en');
  render(<SelectionsView language="en" first={first} texts={stuckSelectionTexts('en')} reason={reason} />);
  const since = '"Since 22 November 2026 at 11:00, tried 2 times"';
  expect(toLines(exportLists(document, 'en'))).toEqual([
    '"Campaign","Status","Artist","Since","Last error","Next try","Answers waiting"',
    `"Soup","Given up","Noor",${since},"Error: gone","",""`,
    `"Soup","Waiting for the judge","Noor",${since},"","Trying now","3"`,
  ]);
});
