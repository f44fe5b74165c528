import { useState } from 'react';
import type { Report } from '#api/reports/contract.ts';
import { REPORT_FILTERS, type ReportFilter } from '#api/reports/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
import { FilterLinks } from '#site/ui/FilterLinks.tsx';
import { PagedList } from '#site/ui/PagedList.tsx';
import { DecisionDialog, type Deciding } from './DecisionDialog.tsx';
import { readReports } from './report-calls.ts';
import { ReportCard } from './ReportCard.tsx';
import type { ReportTexts } from './texts.ts';

type ReportsViewProps = {
  readonly filter: ReportFilter;
  readonly first: Pages<Report>;
  readonly language: Language;
  readonly texts: ReportTexts;
};

/** The reports of illegal content, for an admin. */
export function ReportsView({ filter, first, language, texts }: ReportsViewProps) {
  const [deciding, setDeciding] = useState<Deciding>();
  const pages = usePages<Report>((place, signal) => readReports(filter, place, signal), { first });

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
      <PagedList
        pages={pages}
        texts={texts}
        empty={
          <div className="empty">
            <h2>{texts.emptyTitle}</h2>
            <p>{filter === 'open' ? texts.emptyOpen : texts.emptyDecided}</p>
          </div>
        }
      >
        {(report) => (
          <ReportCard
            report={report}
            language={language}
            texts={texts}
            onDecide={setDeciding}
            onChanged={replace}
          />
        )}
      </PagedList>
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
