import type { Language } from '#api/platform/rules.ts';
import { AdminView } from '../dashboard/AdminView.tsx';
import { LoadFailure } from '../dashboard/LoadFailure.tsx';
import { LoadMore } from '../dashboard/LoadMore.tsx';
import { Loading } from '../dashboard/SubmissionsView.tsx';
import type { DashboardTexts } from '../dashboard/texts.ts';
import { SelectionCard } from './SelectionCard.tsx';
import type { StuckSelectionTexts } from './texts.ts';
import { useStuckSelections } from './use-stuck-selections.ts';

type SelectionsViewProps = {
  readonly language: Language;
  readonly shell: DashboardTexts['shell'];
  readonly texts: StuckSelectionTexts;
};

/** The selections of nominees that fail, wait or were given up, for an admin. */
export function SelectionsView({ language, shell, texts }: SelectionsViewProps) {
  return (
    <AdminView {...{ language, shell, texts }}>
      <StuckSelections language={language} texts={texts} />
    </AdminView>
  );
}

/** The list itself, once it is known that an admin sees it. */
export function StuckSelections({ language, texts }: Omit<SelectionsViewProps, 'shell'>) {
  const { resource, items, hasMore, reload, loadMore, retry } = useStuckSelections(texts);
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      {resource.kind === 'loading' && <Loading label={texts.loading} />}
      {resource.kind === 'failed' && (
        <LoadFailure text={texts.loadFailed} retryLabel={texts.retry} onRetry={reload} />
      )}
      {resource.kind === 'ready' && items.length === 0 && (
        <div className="empty">
          <h2>{texts.emptyTitle}</h2>
          <p>{texts.empty}</p>
        </div>
      )}
      {items.length > 0 && (
        <ul className="selections">
          {items.map((selection) => (
            <li key={selection.id}>
              <SelectionCard {...{ selection, language, texts }} onRetry={retry} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && <LoadMore texts={texts} onLoad={loadMore} />}
    </>
  );
}
