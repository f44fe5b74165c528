import { useState } from 'react';
import type { StuckSelection } from '#api/admin/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { retrySelection } from '../../admin/action-calls.ts';
import { ReasonDialog } from '../../admin/ReasonDialog.tsx';
import type { AdminTexts } from '../../admin/texts.ts';
import { AdminView } from '../../accounts/shell/AdminView.tsx';
import { PagedList } from '#site/ui/PagedList.tsx';
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
  const { finish, ...pages } = useStuckSelections(texts);
  const [retried, setRetried] = useState<StuckSelection>();
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      <PagedList
        pages={pages}
        texts={texts}
        empty={
          <div className="empty">
            <h2>{texts.emptyTitle}</h2>
            <p>{texts.empty}</p>
          </div>
        }
      >
        {(selection) => (
          <SelectionCard selection={selection} language={language} texts={texts} onRetry={setRetried} />
        )}
      </PagedList>
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
