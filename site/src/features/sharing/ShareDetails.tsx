import { lazy, Suspense, useState } from 'react';
import type { ShareSummary } from '#api/sharing/contract.ts';
import type { Moment } from '#api/submissions/moment-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import '#site/ui/fold.css';
import { formatShareCount } from './format-share-count.ts';
import type { OwnShareTexts } from './share-texts.ts';

const SharePanel = lazy(() => import('./SharePanel.tsx'));

type ShareDetailsProps = WithTexts<OwnShareTexts> & {
  readonly submissionId: string;
  readonly moment: Moment | undefined;
  /** The fan's link with the number of paid answers through it; null before it was opened. */
  readonly share: Pick<ShareSummary, 'count'> | null;
  readonly campaign: { readonly slug: string; readonly celebrityName: string };
};

/** Shows on a dashboard card how many took part through the fan's link, and the link itself on request. */
export function ShareDetails({ share, moment, ...panel }: ShareDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const { language, texts } = panel;
  const isRecruiting = moment?.campaign === 'open';
  const count = share?.count ?? 0;
  // If the link was never opened, there is nothing left to decide.
  if (!isRecruiting && !share) return null;
  return (
    <>
      {count > 0 && <p className="submission-note">{formatShareCount(count, texts, language)}</p>}
      <details className="share-details" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{isRecruiting ? texts.shareTitle : texts.shareLink}</summary>
        <Suspense>{isOpen && <SharePanel {...panel} isInCard isRecruiting={isRecruiting} />}</Suspense>
      </details>
    </>
  );
}
