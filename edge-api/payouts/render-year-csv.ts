import { CSV_TYPE, renderCsv, toEuros } from '../platform/csv-rules.ts';
import { NOT_DEDUCTIBLE } from './year-rules.ts';
import type { Language } from '../platform/rules.ts';
import type { YearStatement } from './year-contract.ts';

/** Returns a person's payments of a year as a file: a row for each, in euros, and what they do not prove. */
export function renderYearCsv(statement: YearStatement, language: Language) {
  const { year, payments, paidCents, refundedCents } = statement;
  const file = renderCsv([
    ['paid-on', 'campaign', 'charity', 'paid', 'refunded-on', 'refunded'],
    ...payments.map((payment) => [
      payment.paidOn,
      payment.campaign,
      payment.charity ?? '',
      toEuros(payment.paidCents),
      payment.refundedOn ?? '',
      toEuros(payment.refundedCents),
    ]),
    ['total', '', '', toEuros(paidCents), '', toEuros(refundedCents)],
    [NOT_DEDUCTIBLE[language], '', '', '', '', ''],
  ]);
  return { file, type: CSV_TYPE, name: `power-hour-${year}.csv` };
}
