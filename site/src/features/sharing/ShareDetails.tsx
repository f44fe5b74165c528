import { lazy, Suspense, useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { formatShareCount } from './format-share-count.ts';
import type { OwnShareTexts } from './share-texts.ts';

const SharePanel = lazy(() => import('./SharePanel.tsx'));

type ShareDetailsProps = {
  readonly submissionId: string;
  /** Paid answers that came by the fan's link. */
  readonly count: number;
  readonly campaign: { readonly slug: string; readonly celebrityName: string };
  readonly language: Language;
  readonly texts: OwnShareTexts;
};

/** On a card of the dashboard: how many took part by the fan's link, and the link itself once it is asked for. */
export function ShareDetails({ count, ...panel }: ShareDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const { language, texts } = panel;
  return (
    <>
      {count > 0 && <p className="submission-note">{formatShareCount(count, texts, language)}</p>}
      <details className="share-details" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{texts.shareTitle}</summary>
        <Suspense>{isOpen && <SharePanel {...panel} isInCard />}</Suspense>
      </details>
    </>
  );
}
