import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { describe, expect, test } from 'vitest';
import { renderPain001, type CreditTransfer } from './pain-001-rules.ts';

/** Another schema can be named by PAIN_001_SCHEMA, such as the whole one that ISO publishes. */
const SCHEMA =
  process.env['PAIN_001_SCHEMA'] ?? new URL('../../tests/support/pain-001-sepa.xsd', import.meta.url);
const schema = readFileSync(SCHEMA, 'utf8');
const TRANSFER: CreditTransfer = {
  reference: 'PH-0123456789AB',
  amountCents: 124_000,
  holder: 'Stichting De Tafel',
  iban: 'NL91ABNA0417164300',
  bic: null,
  description: 'PH-0123456789AB An hour in the kitchen',
};
const render = (transfers: readonly CreditTransfer[], name = 'Power Hour') =>
  renderPain001({
    messageId: 'PH-20261212-0123456789AB',
    createdAt: new Date('2026-12-12T10:00:00.123Z'),
    day: '2026-12-12',
    debtor: { name, iban: 'NL91ABNA0417164300' },
    transfers,
  });

async function listErrors(contents: string) {
  const { errors } = await validateXML({ xml: [{ fileName: 'batch.xml', contents }], schema: [schema] });
  return errors.map(({ message }) => message);
}

describe('the file for a bank', () => {
  test('is valid against the schema of pain.001.001.09', async () => {
    const file = render([
      TRANSFER,
      { ...TRANSFER, amountCents: 1, bic: 'ABNANL2A', iban: 'BE68539007547034' },
      { ...TRANSFER, amountCents: 99_999_999_999 },
    ]);
    expect(await listErrors(file)).toEqual([]);
    expect(file).toContain('<InstdAmt Ccy="EUR">1240.00</InstdAmt>');
    expect(file).toContain('<InstdAmt Ccy="EUR">0.01</InstdAmt>');
    expect(file).toContain('<NbOfTxs>3</NbOfTxs><CtrlSum>1000001240.00</CtrlSum>');
  });

  test.each([
    'Stichting Café “De Zon” & Zn. <b>',
    '日本赤十字社',
    'Vereniging '.repeat(20),
    '//Slashes//everywhere//',
    'Ærøskøbing Łódź Straße & Co',
    '🎤',
    ' ',
  ])('is valid with a charity and a campaign called %j', async (holder) => {
    expect(await listErrors(render([{ ...TRANSFER, holder, description: holder }], holder))).toEqual([]);
  });

  test('would be refused without an amount, or with one twice', async () => {
    const file = render([TRANSFER]);
    const amount = '<Amt><InstdAmt Ccy="EUR">1240.00</InstdAmt></Amt>';
    expect(await listErrors(file.replace(amount, ''))).not.toEqual([]);
    expect(await listErrors(file.replace(amount, amount + amount))).not.toEqual([]);
  });
});
