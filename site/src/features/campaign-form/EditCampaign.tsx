import { formatCancellation } from '#api/campaigns/cancellation-rules.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { Spinner } from '#site/ui/Spinner.tsx';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { loadCampaign } from './campaign-form-calls.ts';
import { EditForm, type EditFormProps } from './EditForm.tsx';

type EditCampaignProps = Omit<EditFormProps, 'campaign' | 'onSaved'> & { readonly id: string };

/** Loads the person's own campaign for editing; another person's is not found (RULES.md, "Roles"). */
export function EditCampaign(props: EditCampaignProps) {
  const { id, language, texts } = props;
  const { page } = texts;
  const { resource, reload, update } = useResource(() => loadCampaign(id));
  const cancelled = resource.kind === 'ready' ? resource.value.doc.cancelled : null;
  if (cancelled) {
    return (
      <div className="empty">
        <h1 className="cf-empty-title">{page.cancelledTitle}</h1>
        <p>{formatCancellation(cancelled, language)}</p>
        <a className="button" href={`/${language}/dashboard`}>
          {page.toDashboard}
        </a>
      </div>
    );
  }
  if (resource.kind === 'ready') {
    return <EditForm {...props} campaign={resource.value.doc} onSaved={(doc) => update(() => ({ doc }))} />;
  }
  const title = <h1 className="cf-head">{page.editHeading}</h1>;
  // Without a session, the login page follows.
  if (resource.kind === 'loading' || resource.failure.kind === 'unauthenticated') {
    return (
      <>
        {title}
        <Spinner label={page.loading} row />
      </>
    );
  }
  if (resource.failure.status === 404) {
    return (
      <div className="empty">
        <h1 className="cf-empty-title">{page.notFoundTitle}</h1>
        <p>{page.notFound}</p>
        <a className="button" href={`/${language}/dashboard`}>
          {page.toDashboard}
        </a>
      </div>
    );
  }
  return (
    <>
      {title}
      <LoadFailure
        text={resource.failure.kind === 'unreachable' ? page.unreachable : page.loadFailed}
        retryLabel={page.retry}
        onRetry={reload}
      />
    </>
  );
}
