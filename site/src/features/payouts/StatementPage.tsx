import { formatDay } from '#api/payouts/rules.ts';
import type { Statement } from '#api/payouts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { CampaignPage, CampaignPageFrame } from '../campaigns/CampaignPageFrame.tsx';
import type { NomineeTexts } from '../nominees/texts.ts';
import { formatAmount } from './format-amount.ts';
import { readStatement } from './payout-calls.ts';
import { StatementTable } from './StatementTable.tsx';
import type { PayoutTexts } from './texts.ts';

type StatementViewProps = {
  readonly language: Language;
  /** The campaign's id. */
  readonly id: string;
  readonly texts: Pick<PayoutTexts, 'statement' | 'obstacles'>;
  readonly common: NomineeTexts['common'];
};

/** The page with a campaign's statement, for its owner, its charity and admins. */
export function StatementPage({
  shell,
  ...props
}: StatementViewProps & { readonly shell: ShellTexts['shell'] }) {
  const { language, texts, common } = props;
  return (
    <CampaignPage shell={shell} language={language} texts={common} title={texts.statement.pageTitle}>
      <StatementView {...props} />
    </CampaignPage>
  );
}

/** The statement itself. */
export function StatementView({ language, id, texts, common }: StatementViewProps) {
  const { resource, reload } = useResource((signal) => readStatement(id, signal));
  return (
    <CampaignPageFrame
      language={language}
      resource={resource}
      texts={common}
      title={texts.statement.pageTitle}
      onRetry={reload}
    >
      {({ doc }) => <StatementCard language={language} texts={texts} statement={doc} />}
    </CampaignPageFrame>
  );
}

const BADGES = {
  waiting: 'badge-soon',
  payable: 'badge-pending',
  batched: 'badge-processing',
  sent: 'badge-paid',
};
const LABELS = { waiting: 'waiting', payable: 'payable', batched: 'batched', sent: 'sentState' } as const;

type StatementCardProps = Pick<StatementViewProps, 'language' | 'texts'> & { readonly statement: Statement };

function StatementCard({ language, texts, statement }: StatementCardProps) {
  const { statement: t, obstacles } = texts;
  const { campaign, charity, state, obstacle, payableFrom, frozenAt, sentOn, reference, changedCents } =
    statement;
  const from = payableFrom === null ? '' : formatDateTime(payableFrom, language);
  return (
    <>
      <h1>{fillText(t.title, { campaign: campaign.name })}</h1>
      <p className="lead">{charity === null ? t.noCharity : fillText(t.charity, { charity })}</p>
      <div className="panel statement">
        <p className="statement-state">
          <span className={`badge ${BADGES[state]}`}>{t[LABELS[state]]}</span>
          {obstacle !== null && <span>{fillText(obstacles[obstacle], { date: from })}</span>}
          {sentOn !== null && (
            <span>{fillText(t.sent, { date: formatDay(sentOn, language), reference: reference ?? '' })}</span>
          )}
        </p>
        <StatementTable language={language} statement={statement} texts={t} />
        {frozenAt !== null && (
          <p className="help">{fillText(t.frozen, { date: formatDateTime(frozenAt, language) })}</p>
        )}
        {changedCents !== 0 && (
          <p className="notice notice-info">
            {fillText(t.changed, { amount: formatAmount(changedCents, language) })}
          </p>
        )}
        <a className="button button-secondary" href={`/api/campaigns/${campaign.id}/statement.csv`} download>
          {t.csv}
        </a>
      </div>
    </>
  );
}
