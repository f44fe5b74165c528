import { useState } from 'react';
import type { StuckSelection } from '#api/admin/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { retrySelection } from '../../admin/action-calls.ts';
import { ReasonDialog } from '../../admin/ReasonDialog.tsx';
import type { AdminTexts } from '../../admin/texts.ts';
import { AdminView } from '../../accounts/shell/AdminView.tsx';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { LoadingCards } from '#site/ui/Skeleton.tsx';
import type { ShellTexts } from '../../accounts/shell/texts.ts';
import { SelectionCard } from './SelectionCard.tsx';
import type { StuckSelectionTexts } from './texts.ts';
import { useStuckSelections } from './use-stuck-selections.ts';

type SelectionsViewProps = {
  readonly language: Language;
  readonly shell: ShellTexts['shell'];
  readonly texts: StuckSelectionTexts;
  readonly reason: AdminTexts['reason'];
};

/** The selections of nominees that fail, wait or were given up, for an admin. */
export function SelectionsView({ language, shell, texts, reason }: SelectionsViewProps) {
  return (
    <AdminView language={language} shell={shell} texts={texts}>
      <StuckSelections language={language} texts={texts} reason={reason} />
    </AdminView>
  );
}

/** The list itself, once it is known that an admin sees it. */
export function StuckSelections({ language, texts, reason }: Omit<SelectionsViewProps, 'shell'>) {
  const { resource, docs, hasMore, reload, loadMore, finish } = useStuckSelections(texts);
  const [retried, setRetried] = useState<StuckSelection>();
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      {resource.kind === 'loading' && <LoadingCards label={texts.loading} />}
      {resource.kind === 'failed' && (
        <LoadFailure text={texts.loadFailed} retryLabel={texts.retry} onRetry={reload} />
      )}
      {resource.kind === 'ready' && docs.length === 0 && (
        <div className="empty">
          <h2>{texts.emptyTitle}</h2>
          <p>{texts.empty}</p>
        </div>
      )}
      {docs.length > 0 && (
        <ul className="review-cards">
          {docs.map((selection) => (
            <li key={selection.id}>
              <SelectionCard selection={selection} language={language} texts={texts} onRetry={setRetried} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && <LoadMore texts={texts} onLoad={loadMore} />}
      {retried && (
        <ReasonDialog
          title={texts.retryTitle}
          message={fillText(texts.retryMessage, { campaign: retried.campaign.name })}
          confirmLabel={texts.tryAgain}
          language={language}
          texts={reason}
          act={(why) => retrySelection(retried.id, why)}
          onDone={() => {
            setRetried(undefined);
            void finish(retried);
          }}
          onLeave={() => setRetried(undefined)}
        />
      )}
    </>
  );
}
