import type { ReactNode } from 'react';
import type { Language } from '#api/platform/rules.ts';
import type { Resource } from '#widget/client/use-resource.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { BackLink } from '#site/ui/BackLink.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { RequireUser } from '../accounts/shell/RequireUser.tsx';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';

export type CampaignPageTexts = Readonly<
  Record<'back' | 'loading' | 'missingTitle' | 'missing' | 'loadFailed' | 'unreachable' | 'retry', string>
>;

type CampaignPageProps = {
  readonly language: Language;
  readonly shell: ShellTexts['shell'];
  readonly texts: CampaignPageTexts;
  readonly title: string;
  readonly children: ReactNode;
};

/** A page about one of the person's own campaigns, once the session has loaded. */
export function CampaignPage({ language, shell, texts, title, children }: CampaignPageProps) {
  const waiting = (
    <>
      <BackLink language={language} label={texts.back} />
      <PageSkeleton title={title} label={texts.loading} />
    </>
  );
  return (
    <RequireUser texts={shell} waiting={waiting}>
      {() => children}
    </RequireUser>
  );
}

type CampaignPageFrameProps<T> = {
  readonly language: Language;
  readonly texts: CampaignPageTexts;
  /** The page's title until the campaign is known. */
  readonly title: string;
  readonly resource: Resource<T>;
  readonly onRetry: () => void;
  /** The page, with its own h1, once everything has loaded. */
  readonly children: (value: T) => ReactNode;
};

/** A page about one campaign: the way back, and a placeholder while it loads, failed or does not exist. */
export function CampaignPageFrame<T>({
  language,
  texts,
  title,
  resource,
  onRetry,
  children,
}: CampaignPageFrameProps<T>) {
  const failure = resource.kind === 'failed' ? resource.failure : undefined;
  // The API does not reveal whether it is another person's.
  const isMissing = failure?.status === 404 || failure?.status === 403;
  return (
    <>
      <BackLink language={language} label={texts.back} />
      {resource.kind === 'loading' && <PageSkeleton title={title} label={texts.loading} />}
      {isMissing && (
        <div className="empty">
          <h1>{texts.missingTitle}</h1>
          <p>{texts.missing}</p>
        </div>
      )}
      {failure && !isMissing && (
        <>
          <h1>{title}</h1>
          <LoadFailure
            text={fillText(texts.loadFailed, { error: failure.message ?? texts.unreachable })}
            retryLabel={texts.retry}
            onRetry={onRetry}
          />
        </>
      )}
      {resource.kind === 'ready' && children(resource.value)}
    </>
  );
}

/** The title and placeholders of the cards while they load. */
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
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
    </>
  );
}
