import type { LoggedActionsPage } from '#api/admin/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { DataTable } from './DataTable.tsx';
import { Moment } from './Moment.tsx';
import type { AdminTexts } from './texts.ts';

type LogTableProps = {
  readonly page: LoggedActionsPage;
  readonly language: Language;
  readonly texts: AdminTexts['log'];
};

/** What admins did by hand, and why. */
export function LogTable({ page, language, texts }: LogTableProps) {
  if (page.docs.length === 0) return <p className="admin-none">{texts.empty}</p>;
  return (
    <DataTable
      caption={texts.heading}
      columns={[
        {
          name: 'action',
          heading: texts.action,
          toCell: ({ action, subject }) => (
            <>
              {texts[action]}
              <small>
                <code>{subject}</code>
              </small>
            </>
          ),
        },
        { name: 'reason', heading: texts.reason, toCell: ({ reason }) => reason },
        { name: 'admin', heading: texts.admin, toCell: ({ admin }) => admin ?? texts.gone },
        { name: 'at', heading: texts.at, toCell: ({ at }) => <Moment {...{ at, language }} /> },
      ]}
      rows={page.docs}
      toKey={({ id }) => id}
    />
  );
}
