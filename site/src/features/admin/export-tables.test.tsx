import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPayment } from './admin.fixture.ts';
import { Amount, DataTable, TwoLines, type Column } from './DataTable.tsx';
import { exportTables } from './export-tables.ts';
import { PaymentsTable } from './PaymentsTable.tsx';
import { adminTexts } from './texts.ts';

const listTables = () =>
  screen.getAllByRole('table').flatMap((table) => (table instanceof HTMLTableElement ? [table] : []));
const toLines = (file: string) => file.replace('\uFEFF', '').trimEnd().split('\r\n');

it('a list is exported as it stands, with a column for each name in it', () => {
  render(
    <PaymentsTable
      payments={[
        createPayment(),
        createPayment({ id: 'cs_2', intentId: null, userId: null, receiptNumber: null }),
      ]}
      language="en"
      texts={adminTexts('en').payments}
    />,
  );
  const file = exportTables(listTables(), 'en');
  expect(file.startsWith('\uFEFF')).toBe(true);
  const at = '"2026-11-22 11:00"';
  expect(toLines(file)).toEqual([
    '"Campaign","Status","Amount","Started","Paid","Receipt","Person","Submission","Checkout","Payment"',
    `"An hour in the kitchen, Noor","Paid",10,${at},${at},"1234-5678","u1","s1","cs_1","pi_1"`,
    `"An hour in the kitchen, Noor","Paid",10,${at},${at},"","Account deleted","s1","cs_2",""`,
  ]);
});

it('ways on and buttons are in no file', () => {
  const toActions = () => <div className="admin-acts">Details</div>;
  const { payments: texts } = adminTexts('en');
  render(<PaymentsTable payments={[createPayment()]} language="en" texts={texts} toActions={toActions} />);
  const [headings] = toLines(exportTables(listTables(), 'en'));
  expect(headings).toBe('"Campaign","Status","Amount","Started","Paid","Receipt"');
});

it('an amount is a number as the language writes it, and what is said of it stands in a cell beside it', () => {
  const columns: readonly Column<{ id: string; cents: number; note: string }>[] = [
    ['Voor', ({ id }) => id],
    [
      'Bedrag',
      ({ cents, note }) => (
        <TwoLines below={note}>
          <Amount cents={cents}>− € 10,50</Amount>
        </TwoLines>
      ),
    ],
  ];
  const rows = [
    { id: 'a', cents: -1050, note: '€ 5,00 verrekend' },
    { id: 'b', cents: 0, note: '' },
  ];
  render(<DataTable caption="" columns={columns} rows={rows} />);
  expect(toLines(exportTables(listTables(), 'nl'))).toEqual([
    '"Voor";"Bedrag";""',
    '"a";-10,5;"€ 5,00 verrekend"',
    '"b";0;""',
  ]);
});

it('several lists are one file, each under its name; what a spreadsheet would run is text', () => {
  const toTable = (caption: string, ...names: string[]) => (
    <DataTable caption={caption} columns={[['Naam', ({ id }) => id]]} rows={names.map((id) => ({ id }))} />
  );
  render(
    <>
      {toTable('Een', '=1+1', 'zegt "ja"')}
      {toTable('Twee', 'b')}
    </>,
  );
  expect(toLines(exportTables(listTables(), 'nl'))).toEqual([
    ...['"Een"', '"Naam"', `"'=1+1"`, '"zegt ""ja"""'],
    ...['', '"Twee"', '"Naam"', '"b"'],
  ]);
});

it('words that a comma divides on the page have one in the file', () => {
  const toCell = ({ id }: { readonly id: string }) => (
    <>
      <a href="/soup">Soup</a>, {id}
    </>
  );
  render(<DataTable caption="" columns={[['Used', toCell]]} rows={[{ id: 'Noor' }]} />);
  expect(toLines(exportTables(listTables(), 'en'))).toEqual(['"Used"', '"Soup, Noor"']);
});

it('what is written in a list’s fields is exported as well', () => {
  const toCell = ({ id }: { readonly id: string }) => (
    <form>
      <label>
        Note <textarea defaultValue={id} />
      </label>
    </form>
  );
  render(<DataTable caption="Reports" columns={[['Note', toCell]]} rows={[{ id: 'Asked' }]} />);
  expect(toLines(exportTables(listTables(), 'en'))).toEqual(['"Note"', '"Asked"']);
});
