import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { describe, expect, test } from 'vitest';
import { renderPain001, type CreditTransfer } from './pain-001-rules.ts';

/**
 * A schema in our own words, stricter than those that ISO and the European Payments Council publish, which are not ours to
 * copy; PAIN_001_SCHEMA names one of them for what has to be valid. On 2026-11-22 all of it was by that of EPC132-08 2023
 * V1.0 (SCT C2PSP). No schema checks sums and check digits: the tests do.
 */
const OWN_SCHEMA = readFileSync(new URL('../../tests/support/pain-001-sepa.xsd', import.meta.url), 'utf8');
const { PAIN_001_SCHEMA } = process.env;
const schema = PAIN_001_SCHEMA === undefined ? OWN_SCHEMA : readFileSync(PAIN_001_SCHEMA, 'utf8');
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

async function listErrors(contents: string, by = schema) {
  const { errors } = await validateXML({ xml: [{ fileName: 'batch.xml', contents }], schema: [by] });
  return errors.map(({ message }) => message);
}

/** Returns what is left of an IBAN by the rule of its check digits (ISO 7064, MOD 97-10): 1 where they hold. */
function getRemainder(iban: string): bigint {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n;
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

  test('adds up to the cent, and names each account by a number whose check digits hold', () => {
    const cents = [1, 99, 100, 10_010, 123_456, 99_999_999_999];
    const file = render(
      cents.map((amountCents, at) => ({ ...TRANSFER, amountCents, reference: `PH-${at}` })),
    );
    const list = (name: string) =>
      [...file.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
    const toCents = (amount: string) => Number(amount.replace('.', ''));
    expect(list('InstdAmt').map(toCents)).toEqual(cents);
    const total = cents.reduce((sum, each) => sum + each, 0);
    expect(list('CtrlSum').map(toCents)).toEqual([total, total]);
    expect(list('NbOfTxs')).toEqual(['6', '6']);
    expect(new Set(list('EndToEndId')).size).toBe(cents.length);
    expect(list('IBAN')).toHaveLength(1 + cents.length);
    for (const iban of list('IBAN')) expect(getRemainder(iban), iban).toBe(1n);
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

  const AMOUNT = '<Amt><InstdAmt Ccy="EUR">1240.00</InstdAmt></Amt>';
  test.each([
    ['without an amount', AMOUNT, ''],
    ['with one twice', AMOUNT, AMOUNT + AMOUNT],
    ['in another currency', 'Ccy="EUR"', 'Ccy="USD"'],
    ['with three decimals', '>1240.00</InstdAmt>', '>1240.001</InstdAmt>'],
    ['for nothing', '>1240.00</InstdAmt>', '>0.00</InstdAmt>'],
    ['with a letter that banks do not take', '<Ustrd>', '<Ustrd>é'],
    ['with a reference of 36 characters', '<EndToEndId>', `<EndToEndId>${'x'.repeat(21)}`],
    ['with an account without a country', '<IBAN>NL', '<IBAN>00'],
    ['without who pays the costs', '<ChrgBr>SLEV</ChrgBr>', ''],
  ])('would be refused %s', async (_, part, wrong) => {
    const file = render([TRANSFER]);
    expect(file).toContain(part);
    expect(await listErrors(file.replace(part, wrong), OWN_SCHEMA)).not.toEqual([]);
  });
});
