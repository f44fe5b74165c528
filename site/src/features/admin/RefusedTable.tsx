import type { RefusedMessagesPage } from '#api/admin/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { DataTable } from './DataTable.tsx';
import { Moment } from './Moment.tsx';
import type { AdminTexts } from './texts.ts';

type RefusedTableProps = {
  readonly page: RefusedMessagesPage;
  readonly language: Language;
  readonly texts: AdminTexts['messages'];
};

/** When messages were refused, and why. */
export function RefusedTable({ page, language, texts }: RefusedTableProps) {
  return (
    <DataTable
      caption={texts.refused}
      columns={[
        { heading: texts.at, toCell: ({ at }) => <Moment at={at} language={language} /> },
        { heading: texts.reason, toCell: ({ reason }) => <span lang="en">{reason}</span> },
      ]}
      rows={page.docs}
      nothing={texts.refusedEmpty}
    />
  );
}
