import type { Payable, Transfer } from '#api/payouts/contract.ts';
import type { Obstacle } from '#api/payouts/payable-rules.ts';
import { formatDay } from '#api/payouts/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatAmount, formatDateTime } from '#site/i18n/format.ts';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { ActButton } from '../admin/ActButton.tsx';
import { Amount, DataTable, Failure, Moment, TwoLines, type Column } from '../admin/DataTable.tsx';
import type { AdminTexts } from '../admin/texts.ts';
import { STATE_BADGES } from './StatementPage.tsx';
import type { PayoutTexts } from './texts.ts';

type ViewProps = WithTexts<Pick<PayoutTexts, 'admin' | 'obstacles' | 'statement'>> & {
  readonly admin: Pick<AdminTexts, 'acts' | 'reason'>;
};

type PayoutsViewProps = ViewProps & {
  readonly firstPayable: Pages<Payable>;
  readonly firstTransfers: Pages<Transfer>;
};

/** Lists the proceeds that are held, and the transfers that were made, for an admin. */
export function PayoutsView({ firstPayable, firstTransfers, ...view }: PayoutsViewProps) {
  const { admin: t } = view.texts;
  const payable = usePages(
    (query, signal) => callEndpoint(() => api.admin.payouts.$get({ query }, { init: { signal } })),
    { first: firstPayable },
  );
  const transfers = usePages(
    (query, signal) => callEndpoint(() => api.admin.transfers.$get({ query }, { init: { signal } })),
    { first: firstTransfers },
  );
  const refresh = () => Promise.all([payable.refresh(), transfers.refresh()]);
  return (
    <>
      <h1>{t.heading}</h1>
      <p className="lead">{t.lead}</p>
      <section className="payouts-section" aria-labelledby="payable">
        <h2 id="payable">{t.payableTitle}</h2>
        <DataTable
          caption={t.payableTitle}
          columns={listPayable(view)}
          rows={payable.docs}
          nothing={t.empty}
        />
        {payable.hasMore && <LoadMore texts={t} onLoad={payable.loadMore} />}
      </section>
      <section className="payouts-section" aria-labelledby="transfers">
        <h2 id="transfers">{t.transfersTitle}</h2>
        <DataTable
          caption={t.transfersTitle}
          columns={listTransfers(view, refresh)}
          rows={transfers.docs}
          nothing={t.noTransfers}
        />
        {transfers.hasMore && <LoadMore texts={t} onLoad={transfers.loadMore} />}
      </section>
    </>
  );
}

const toCampaignColumn = ({
  language,
  texts: { admin: t },
}: ViewProps): Column<Pick<Transfer, 'campaign'>> => [
  t.campaign,
  ({ campaign: { id, name } }) => <a href={`/${language}/dashboard/campaigns/${id}/statement`}>{name}</a>,
];

/** Returns the sentence that says what a transfer waits for. */
const toWait = (obstacle: Obstacle, payableFrom: string | null, { language, texts }: ViewProps) =>
  fillText(texts.obstacles[obstacle], {
    date: payableFrom === null ? '' : formatDateTime(payableFrom, language),
  });

/** The columns: how much of a campaign is held, for whom, and what it waits for. */
function listPayable(view: ViewProps): readonly Column<Payable>[] {
  const { language, texts } = view;
  const { admin: t } = texts;
  const format = (cents: number) => formatAmount(cents, language);
  return [
    toCampaignColumn(view),
    [
      t.state,
      ({ obstacle, payableFrom }) => {
        if (obstacle === null) return <span className="badge badge-paid">{t.ready}</span>;
        return (
          <TwoLines below={toWait(obstacle, payableFrom, view)}>
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
function listTransfers(view: ViewProps, onChanged: () => Promise<unknown>): readonly Column<Transfer>[] {
  const { language, texts } = view;
  const { admin: t, statement } = texts;
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
          {obstacle !== null && <small>{toWait(obstacle, payableFrom, view)}</small>}
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
  readonly view: ViewProps;
  readonly onChanged: () => Promise<unknown>;
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
        onDone={({ doc: { failure } }) => {
          if (failure === null) showFormToast('success', t.againDone);
          else showFormToast('error', t.failure);
          void onChanged();
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
