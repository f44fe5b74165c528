import { useState } from 'react';
import type { Report } from '#api/reports/contract.ts';
import { REPORT_FILTERS, type ReportFilter } from '#api/reports/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
import { FilterLinks } from '#site/ui/FilterLinks.tsx';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { DataTable } from '../admin/DataTable.tsx';
import { DecisionDialog, type Deciding } from './DecisionDialog.tsx';
import { listReportColumns } from './list-report-columns.tsx';
import type { ReportTexts } from './texts.ts';

type ReportsViewProps = WithTexts<ReportTexts> & {
  readonly filter: ReportFilter;
  readonly first: Pages<Report>;
};

/** The reports of illegal content, for an admin. */
export function ReportsView({ filter, first, language, texts }: ReportsViewProps) {
  const [deciding, setDeciding] = useState<Deciding>();
  const pages = usePages<Report>(
    (place, signal) =>
      callEndpoint(() => api.admin.reports.$get({ query: { filter, ...place } }, { init: { signal } })),
    { first },
  );

  function replace(changed: Report): void {
    pages.update(({ docs, next }) => ({
      docs: docs.map((one) => (one.id === changed.id ? changed : one)),
      next,
    }));
  }

  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      <FilterLinks label={texts.filter} name="filter" value={filter} names={REPORT_FILTERS} texts={texts} />
      <DataTable
        caption={texts.heading}
        columns={listReportColumns({ language, texts, onDecide: setDeciding, onChanged: replace })}
        rows={pages.docs}
        nothing={filter === 'open' ? texts.emptyOpen : texts.emptyDecided}
      />
      {pages.hasMore && <LoadMore texts={texts} onLoad={pages.loadMore} />}
      {deciding && (
        <DecisionDialog
          deciding={deciding}
          language={language}
          texts={texts}
          onLeave={() => setDeciding(undefined)}
          onDecided={() => {
            setDeciding(undefined);
            void pages.refresh();
          }}
        />
      )}
    </>
  );
}
