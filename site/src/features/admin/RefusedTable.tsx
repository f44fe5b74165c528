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
  if (page.docs.length === 0) return <p className="admin-none">{texts.refusedEmpty}</p>;
  return (
    <DataTable
      caption={texts.refused}
      columns={[
        { name: 'at', heading: texts.at, toCell: ({ at }) => <Moment {...{ at, language }} /> },
        { name: 'reason', heading: texts.reason, toCell: ({ reason }) => <span lang="en">{reason}</span> },
      ]}
      rows={page.docs}
      toKey={({ id }) => id}
    />
  );
}
