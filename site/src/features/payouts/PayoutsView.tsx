import { useState } from 'react';
import type { Payable, PayablePage, Transfer, TransfersPage } from '#api/payouts/contract.ts';
import { formatDay } from '#api/payouts/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';
import { ActButton } from '../admin/ActButton.tsx';
import { Amount, DataTable, Failure, Moment, TwoLines, type Column } from '../admin/DataTable.tsx';
import type { AdminTexts } from '../admin/texts.ts';
import { STATE_BADGES } from './StatementPage.tsx';
import type { PayoutTexts } from './texts.ts';
import { toWait } from './to-wait.ts';

type PayoutsViewProps = WithTexts<Pick<PayoutTexts, 'admin' | 'obstacles' | 'statement'>>;

type TransfersTableProps = PayoutsViewProps & {
  readonly page: TransfersPage;
  readonly admin: Pick<AdminTexts, 'acts' | 'reason'>;
};

/** Lists the proceeds that are held, and what they wait for, for an admin. */
export function PayableTable({ page, ...view }: PayoutsViewProps & { readonly page: PayablePage }) {
  const { admin: t } = view.texts;
  return (
    <DataTable caption={t.payableTitle} columns={listPayable(view)} rows={page.docs} nothing={t.empty} />
  );
}

/** Lists the transfers that were made, for an admin. */
export function TransfersTable({ page, ...view }: TransfersTableProps) {
  const { admin: t } = view.texts;
  const [docs, setDocs] = useState(page.docs);
  const replace = (changed: Transfer) =>
    setDocs((rows) => rows.map((row) => (row.id === changed.id ? changed : row)));
  return (
    <DataTable
      caption={t.transfersTitle}
      columns={listTransfers(view, replace)}
      rows={docs}
      nothing={t.noTransfers}
    />
  );
}

const toCampaignColumn = ({
  language,
  texts: { admin: t },
}: PayoutsViewProps): Column<Pick<Transfer, 'campaign'>> => [
  t.campaign,
  ({ campaign: { id, name } }) => <a href={`/${language}/dashboard/campaigns/${id}/statement`}>{name}</a>,
];

/** The columns: how much of a campaign is held, for whom, and what it waits for. */
function listPayable(view: PayoutsViewProps): readonly Column<Payable>[] {
  const { language, texts } = view;
  const { admin: t } = texts;
  const format = (cents: number) => formatAmount(cents, language);
  return [
    toCampaignColumn(view),
    [
      t.state,
      (payable) => {
        if (payable.obstacle === null) return <span className="badge badge-paid">{t.ready}</span>;
        return (
          <TwoLines below={toWait(payable, language, texts.obstacles)}>
            <span className="badge">{t.notReady}</span>
          </TwoLines>
        );
      },
    ],
    [
      t.account,
      ({ charity }) =>
        charity && <a href={`/${language}/dashboard/charities/${charity.id}`}>{charity.name}</a>,
    ],
    [
      t.amount,
      ({ netCents, carryCents }) => (
        <TwoLines below={carryCents !== 0 && fillText(t.carry, { amount: format(carryCents) })}>
          <Amount cents={netCents}>{format(netCents)}</Amount>
        </TwoLines>
      ),
      'number',
    ],
  ];
}

/** The columns: the state of each transfer, and what blocks it, with a button to retry. */
function listTransfers(
  view: Omit<TransfersTableProps, 'page'>,
  onChanged: TransferActProps['onChanged'],
): readonly Column<Transfer>[] {
  const { language, texts } = view;
  const { admin: t, obstacles, statement } = texts;
  const format = (cents: number) => formatAmount(cents, language);
  return [
    toCampaignColumn(view),
    [
      t.state,
      ({ state, failure, obstacle, payableFrom, arrivedOn }) => (
        <>
          <span className={`badge ${obstacle === null ? STATE_BADGES[state] : ''}`}>
            {statement[obstacle === null ? state : 'waiting']}
          </span>
          {arrivedOn !== null && (
            <small>{fillText(t.arrivedOn, { date: formatDay(arrivedOn, language) })}</small>
          )}
          {obstacle !== null && <small>{toWait({ obstacle, payableFrom }, language, obstacles)}</small>}
          {obstacle === null && failure !== null && <Failure label={t.failure} reason={failure} />}
        </>
      ),
    ],
    [t.account, ({ charity }) => charity],
    [
      t.amount,
      ({ amountCents, reversedCents }) => (
        <TwoLines below={reversedCents > 0 && fillText(t.reversed, { amount: format(reversedCents) })}>
          <Amount cents={amountCents}>{format(amountCents)}</Amount>
        </TwoLines>
      ),
      'number',
    ],
    [
      t.made,
      ({ frozenAt, reference }) => (
        <TwoLines below={<code>{reference}</code>}>
          <Moment at={frozenAt} language={language} />
        </TwoLines>
      ),
    ],
    [t.action, (transfer) => <TransferAct transfer={transfer} view={view} onChanged={onChanged} />],
  ];
}

type TransferActProps = {
  readonly transfer: Transfer;
  readonly view: Omit<TransfersTableProps, 'page'>;
  readonly onChanged: (transfer: Transfer) => void;
};

/** Retries a transfer that was blocked, or records that it was settled by hand. */
function TransferAct({ transfer, view, onChanged }: TransferActProps) {
  const { id, reference, canRetry, canSettle } = transfer;
  const { admin: t } = view.texts;
  const button = { about: reference, language: view.language, texts: view.admin };
  const endpoint = api.admin.transfers[':id'];
  if (canRetry)
    return (
      <ActButton
        {...button}
        name="transfer-retried"
        act={(why) => endpoint.retry.$post({ param: { id }, json: { reason: why } })}
        onDone={({ doc }) => {
          if (doc.failure === null) showFormToast('success', t.againDone);
          else showFormToast('error', t.failure);
          onChanged(doc);
        }}
      />
    );
  return (
    canSettle && (
      <ActButton
        {...button}
        name="settled-by-hand"
        act={(why) => endpoint.settle.$post({ param: { id }, json: { reason: why } })}
      />
    )
  );
}
