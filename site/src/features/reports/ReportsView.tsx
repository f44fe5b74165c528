import { useState } from 'react';
import type { Report } from '#api/reports/contract.ts';
import { REPORT_FILTERS, type ReportFilter } from '#api/reports/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { AdminView } from '../accounts/shell/AdminView.tsx';
import { PagedList } from '#site/ui/PagedList.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { DecisionDialog, type Deciding } from './DecisionDialog.tsx';
import { readReports } from './report-calls.ts';
import { ReportCard } from './ReportCard.tsx';
import type { ReportTexts } from './texts.ts';

type ReportsViewProps = {
  readonly language: Language;
  readonly shell: ShellTexts['shell'];
  readonly texts: ReportTexts;
};

/** The reports of illegal content, for an admin. */
export function ReportsView({ language, shell, texts }: ReportsViewProps) {
  return (
    <AdminView language={language} shell={shell} texts={texts}>
      <Reports language={language} texts={texts} />
    </AdminView>
  );
}

/** The list itself, once it is known that an admin sees it. */
export function Reports({ language, texts }: Omit<ReportsViewProps, 'shell'>) {
  const [filter, setFilter] = useState<ReportFilter>('open');
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      <div className="row report-filter" role="group" aria-label={texts.filter}>
        {REPORT_FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            className="button button-secondary button-small"
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
          >
            {texts[name]}
          </button>
        ))}
      </div>
      <ReportList key={filter} filter={filter} language={language} texts={texts} />
    </>
  );
}

type ReportListProps = Omit<ReportsViewProps, 'shell'> & { readonly filter: ReportFilter };

function ReportList({ filter, language, texts }: ReportListProps) {
  const [deciding, setDeciding] = useState<Deciding>();
  const pages = usePages<Report>((place, signal) => readReports(filter, place, signal));

  function replace(changed: Report): void {
    pages.update(({ docs, next }) => ({
      docs: docs.map((one) => (one.id === changed.id ? changed : one)),
      next,
    }));
  }

  return (
    <>
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
