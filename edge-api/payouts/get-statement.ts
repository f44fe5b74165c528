import { and, eq, or } from 'drizzle-orm';
import { getCharityCents, type CampaignFigures } from '../campaigns/result-rules.ts';
import { isRunBy } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { isManagedBy } from '../charities/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { renderCsv, toEuros } from '../platform/csv-rules.ts';
import { requireRow } from '../platform/errors.ts';
import type { CostsCoveredBy } from '../platform/money-rules.ts';
import type { Language } from '../platform/rules.ts';
import { pick } from '../platform/pick.ts';
import type { Statement } from './contract.ts';
import { CSV_TEXTS, STATEMENT_LABELS } from './label-rules.ts';
import { findObstacle, getPayableFrom, toTransfer } from './payable-rules.ts';
import { getAmountLabel } from './rules.ts';
import { selectFacts, toPayoutFacts, type FactsRow } from './select-facts.ts';

/** Returns a campaign's statement to its owner and team, the charity's accounts and admins; throws 404 for others. */
export async function getStatement(ctx: Ctx, campaignId: string): Promise<Statement> {
  const isOwn = isRunBy(requirePerson(ctx).id);
  const mayRead = or(isOwn, isManagedBy(ctx, campaigns.charityId));
  const row = await requireRow(selectFacts(ctx).where(and(eq(campaigns.id, campaignId), mayRead)));
  return row.transfer === null ? toOpenStatement(ctx, row) : toFrozenStatement(ctx, row, row.transfer);
}

function toOpenStatement(ctx: Ctx, row: FactsRow): Statement {
  const facts = toPayoutFacts(ctx, row);
  const obstacle = findObstacle(facts, ctx.now);
  const figures = toStatementFigures(facts.figures, facts.costsCoveredBy);
  return {
    campaign: pick(row, 'id', 'slug', 'name'),
    charity: row.charityName,
    state: obstacle === undefined ? 'payable' : 'waiting',
    obstacle: obstacle ?? null,
    payableFrom: getPayableFrom(facts)?.toISOString() ?? null,
    ...figures,
    carryCents: row.openCarryCents,
    amountCents: toTransfer(figures.netCents, row.openCarryCents),
    changedCents: 0,
    frozenAt: null,
    reversedCents: 0,
    arrivedOn: null,
    reference: null,
  };
}

/** Returns what keeps a transfer from being made after it was frozen, such as a meeting that was postponed. */
export function findTransferObstacle(ctx: Ctx, row: FactsRow) {
  const facts = toPayoutFacts(ctx, row);
  const obstacle = row.transfer?.state === 'due' ? (findObstacle(facts, ctx.now) ?? null) : null;
  const payableFrom = obstacle === null ? null : (getPayableFrom(facts)?.toISOString() ?? null);
  return { obstacle, payableFrom };
}

function toFrozenStatement(ctx: Ctx, row: FactsRow, transfer: NonNullable<FactsRow['transfer']>): Statement {
  const { charityName, netCents, state } = transfer;
  const waits = findTransferObstacle(ctx, row);
  return {
    campaign: pick(row, 'id', 'slug', 'name'),
    charity: charityName,
    state: waits.obstacle === null ? state : 'waiting',
    ...waits,
    ...toStatementFigures({ ...transfer, participants: 0 }, transfer.costsCoveredBy),
    ...pick(transfer, 'netCents', 'carryCents', 'amountCents', 'reversedCents', 'reference', 'arrivedOn'),
    frozenAt: transfer.frozenAt.toISOString(),
    changedCents: row.currentCents - netCents,
  };
}

function toStatementFigures(figures: CampaignFigures, costsCoveredBy: CostsCoveredBy) {
  return {
    ...pick(figures, 'payments', 'refunds', 'refundedCents', 'disputes', 'disputedCents'),
    ...pick(figures, 'pricedPayments', 'costsCents'),
    costsCoveredBy,
    grossCents: figures.paidCents,
    netCents: getCharityCents(figures, costsCoveredBy),
  };
}

/** Renders a statement as a CSV file in a language: a row per figure, in euros; the rows above a sum add up to it. */
export function renderStatementCsv(statement: Statement, language: Language) {
  const { campaign, charity, state, costsCoveredBy, reference, arrivedOn } = statement;
  const t = { ...STATEMENT_LABELS[language], ...CSV_TEXTS[language] };
  const costs = [t.costs, statement.pricedPayments, toEuros(-statement.costsCents)];
  const isCharitys = costsCoveredBy === 'charity';
  const rows = [
    [t.item, t.count, t.euros],
    [t.gross, statement.payments, toEuros(statement.grossCents)],
    [t.refunds, statement.refunds, toEuros(-statement.refundedCents)],
    [t.disputes, statement.disputes, toEuros(-statement.disputedCents)],
    ...(isCharitys ? [costs] : []),
    [t.net, '', toEuros(statement.netCents)],
    [t.carry, '', toEuros(statement.carryCents)],
    [t[getAmountLabel(state)], '', toEuros(statement.amountCents)],
    [t.changed, '', toEuros(statement.changedCents)],
    [t.reversed, '', toEuros(-statement.reversedCents)],
    ...(isCharitys ? [] : [costs]),
    [t.campaign, campaign.name, ''],
    [t.charity, charity ?? '', ''],
    [t.costsCoveredBy, t.coveredBy[costsCoveredBy], ''],
    [t.state, t[state], ''],
    [t.reference, reference ?? '', ''],
    [t.arrivedOn, arrivedOn ?? '', ''],
  ];
  return { file: renderCsv(rows, language), name: `statement-${campaign.slug}.csv` };
}
