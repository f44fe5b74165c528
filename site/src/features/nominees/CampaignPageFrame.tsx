import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { fillText } from '../campaigns/fill-text.ts';
import { LoadFailure } from '../dashboard/LoadFailure.tsx';
import type { LoadState } from './load-state.ts';
import type { NomineeTexts } from './texts.ts';

type CampaignPageFrameProps<T> = {
  readonly language: Language;
  readonly texts: NomineeTexts['common'];
  /** The page's title until what it is about is known. */
  readonly title: string;
  readonly reading: LoadState<T>;
  readonly onRetry: () => void;
  /** The page, with its own h1, once everything is there. */
  readonly children: (value: T) => ReactNode;
};

/** A page about one campaign: the way back, and what stands there while it loads, failed or is not there. */
export function CampaignPageFrame<T>({
  language,
  texts,
  title,
  reading,
  onRetry,
  children,
}: CampaignPageFrameProps<T>) {
  return (
    <>
      <BackLink language={language} label={texts.back} />
      {reading.kind === 'loading' && <PageSkeleton title={title} label={texts.loading} />}
      {reading.kind === 'missing' && (
        <div className="empty">
          <h1>{texts.missingTitle}</h1>
          <p>{texts.missing}</p>
        </div>
      )}
      {reading.kind === 'failed' && (
        <>
          <h1>{title}</h1>
          <LoadFailure
            text={fillText(texts.loadFailed, { error: reading.error ?? texts.unreachable })}
            retryLabel={texts.retry}
            onRetry={onRetry}
          />
        </>
      )}
      {reading.kind === 'ready' && children(reading.value)}
    </>
  );
}

/** The way back to the dashboard, above the title. */
export function BackLink({ language, label }: { readonly language: Language; readonly label: string }) {
  return (
    <a className="back-link" href={`/${language}/dashboard`}>
      <ArrowLeft aria-hidden="true" />
      {label}
    </a>
  );
}

/** The title and the places of the cards while they load. */
export function PageSkeleton({ title, label }: { readonly title: string; readonly label: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className="verdicts" aria-hidden="true">
        {[1, 2, 3].map((place) => (
          <div key={place} className="card verdict">
            <Skeleton shape="block" className="score-place" />
            <div>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
