import { CSV_TYPE, renderCsv, toEuros } from '../platform/csv-rules.ts';
import type { Statement } from './contract.ts';

/** Returns a statement as a file: a row for each figure, in euros, under names that do not change with the language. */
export function renderStatementCsv(statement: Statement) {
  const { campaign, charity, state, costsCoveredBy, reference, sentOn, bankReference } = statement;
  const file = renderCsv([
    ['item', 'count', 'euros'],
    ['gross', statement.payments, toEuros(statement.grossCents)],
    ['refunds', statement.refunds, toEuros(-statement.refundedCents)],
    ['disputes', statement.disputes, toEuros(-statement.disputedCents)],
    ['provider-costs', statement.pricedPayments, toEuros(-statement.costsCents)],
    ['net', '', toEuros(statement.netCents)],
    ['carried-over', '', toEuros(statement.carryCents)],
    ['paid-out', '', toEuros(statement.amountCents)],
    ['changed-since', '', toEuros(statement.changedCents)],
    ['campaign', campaign.name, ''],
    ['charity', charity ?? '', ''],
    ['costs-covered-by', costsCoveredBy, ''],
    ['state', state, ''],
    ['reference', reference ?? '', ''],
    ['sent-on', sentOn ?? '', ''],
    ['bank-reference', bankReference ?? '', ''],
  ]);
  return { file, type: CSV_TYPE, name: `statement-${campaign.slug}.csv` };
}
