import { useState } from 'react';
import { ACTION_REASON } from '#api/admin-log/rules.ts';
import type { CharityRequest } from '#api/consent/contract.ts';
import { toFocalClass } from '#api/media/focal-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { PagedList } from '#site/ui/PagedList.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { TextDialog } from '#site/ui/TextDialog.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import type { CharityProfileTexts } from './texts.ts';

type RequestsPanelProps = WithTexts<CharityProfileTexts['requests']> & {
  readonly charity: { readonly id: string; readonly name: string };
  readonly first: Pages<CharityRequest>;
  /** Whether the person works for the charity: only then can they decline. */
  readonly isOwn: boolean;
};

const requests = api.charities[':id'].campaigns;

/** Lists a charity's running campaigns; those that await its consent can be viewed and declined before the launch. */
export function RequestsPanel({ charity, first, isOwn, language, texts: t }: RequestsPanelProps) {
  const pages = usePages(
    (query, signal) => requests.$get({ param: { id: charity.id }, query }, { init: { signal } }),
    { first },
  );
  const [declining, setDeclining] = useState<CharityRequest>();

  async function decline({ id }: CharityRequest, reason: string) {
    const param = { id: charity.id, campaignId: id };
    const outcome = await requests[':campaignId'].decline.$post({ param, json: { reason } });
    if (outcome.kind !== 'done') return toFormErrors(outcome, t);
    setDeclining(undefined);
    showToast('success', t.declined);
    await pages.refresh();
    return undefined;
  }

  return (
    <Panel title={t.title} text={t.lead}>
      <PagedList pages={pages} texts={t} empty={<p className="help">{t.none}</p>} className="own-list">
        {(request) => (
          <>
            <RequestName {...{ request, language }} texts={t} />
            {isOwn && !request.isPublic && (
              <button
                type="button"
                className="button button-secondary button-small"
                aria-label={fillText(t.declineNamed, { campaign: request.name })}
                onClick={() => setDeclining(request)}
              >
                {t.decline}
              </button>
            )}
          </>
        )}
      </PagedList>
      {declining && (
        <TextDialog
          title={fillText(t.dialogTitle, { campaign: declining.name })}
          message={t.dialogMessage}
          confirmLabel={t.decline}
          cancelLabel={t.keep}
          loadingLabel={t.busy}
          danger
          about={`decline-${declining.id}`}
          name="reason"
          label={t.reason}
          rows={4}
          language={language}
          limits={ACTION_REASON}
          send={(reason) => decline(declining, reason)}
          onCancel={() => setDeclining(undefined)}
        />
      )}
    </Panel>
  );
}

function RequestName({
  request: { slug, name, artistName, face, isPublic, pausedUntil },
  language,
  texts,
}: WithTexts<CharityProfileTexts['requests']> & { readonly request: CharityRequest }) {
  const state = pausedUntil !== null ? texts.paused : isPublic ? texts.isPublic : texts.waits;
  const date = pausedUntil === null ? '' : formatDateTime(pausedUntil, language);
  return (
    <>
      {face && (
        <img
          src={face.url}
          className={toFocalClass(face)}
          width={face.width}
          height={face.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <p className="own-name">
        <a className="link" href={`/${language}/campaigns/${slug}`}>
          {name}
        </a>
        <br />
        <span className="help">{fillText(state, { artist: artistName, date })}</span>
      </p>
    </>
  );
}
