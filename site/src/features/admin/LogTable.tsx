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
  return (
    <DataTable
      caption={texts.heading}
      columns={[
        {
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
        { heading: texts.reason, toCell: ({ reason }) => reason },
        { heading: texts.admin, toCell: ({ admin }) => admin ?? texts.gone },
        { heading: texts.at, toCell: ({ at }) => <Moment at={at} language={language} /> },
      ]}
      rows={page.docs}
      nothing={texts.empty}
    />
  );
}
