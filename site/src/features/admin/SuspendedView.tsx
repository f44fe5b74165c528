import type { SuspendedAccountsPage } from '#api/admin/contract.ts';
import { DataTable, Moment, TwoLines } from './DataTable.tsx';
import { PersonActs } from './PersonActs.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

type SuspendedViewProps = WithTexts<Pick<AdminTexts, 'accounts' | 'acts' | 'reason'>> & {
  readonly page: SuspendedAccountsPage;
};

/** Lists the suspended accounts, each with the person's objection and the buttons to decide on it. */
export function SuspendedView({ page, language, texts }: SuspendedViewProps) {
  const { accounts: t } = texts;
  return (
    <DataTable
      caption={t.heading}
      columns={[
        [t.account, ({ name, email }) => <TwoLines below={name !== email && email}>{name}</TwoLines>],
        [t.reason, ({ reason }) => reason],
        [t.objection, ({ objection }) => objection ?? t.none],
        [t.at, ({ suspendedAt: at }) => <Moment at={at} language={language} />],
        [
          t.action,
          ({ id, name, email, isObjectionOpen }) => (
            <div className="row">
              <PersonActs
                id={id}
                name={name ?? email}
                acts={isObjectionOpen ? ['account-restored', 'suspension-upheld'] : ['account-restored']}
                language={language}
                texts={texts}
              />
            </div>
          ),
        ],
      ]}
      rows={page.docs}
      nothing={t.empty}
    />
  );
}
