import { Download } from 'lucide-react';
import type { ContactFetchesPage } from '#api/contact/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { PagedList } from '#site/ui/PagedList.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { mapOutcome } from '#widget/client/outcome.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { useState } from 'react';
import { api, callAsPerson, sendToApi } from '../accounts/api.ts';
import type { ContactTexts } from './texts.ts';
import './contact.css';
import type { Language } from '#api/platform/rules.ts';
import { saveFile } from '#site/ui/save-file.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';

type ContactsPanelProps = WithTexts<ContactTexts> & {
  readonly id: string;
  readonly first: ContactFetchesPage;
};

/** Offers a file of the fans who allow a charity to write to them, and lists who downloaded it. */
export function ContactsPanel({ id, first, language, texts: t }: ContactsPanelProps) {
  const [contacts, setContacts] = useState(first.contacts);
  const pages = usePages(
    async (query, signal) => {
      const outcome = await api.charities[':id'].contacts.$get(
        { param: { id }, query },
        { init: { signal } },
      );
      return mapOutcome(outcome, (page) => {
        setContacts(page.contacts);
        return page;
      });
    },
    { first },
  );
  const { isBusy, alert, run } = useCall();

  async function download(): Promise<string | undefined> {
    const outcome = await downloadContacts(id, language);
    if (outcome.kind !== 'done') return outcome.message ?? t.actionFailed;
    await pages.refresh();
    return undefined;
  }

  return (
    <Panel title={t.title} text={t.lead}>
      <p className="contact-count">
        {contacts === 0 ? t.nobody : fillText(contacts === 1 ? t.one : t.count, { count: contacts })}
      </p>
      <FormFailure text={alert} />
      {contacts > 0 && (
        <SubmitButton
          className="button button-secondary"
          label={
            <>
              <Download aria-hidden="true" />
              {t.download}
            </>
          }
          busyLabel={t.busy}
          isBusy={isBusy}
          onClick={() => void run(download)}
        />
      )}
      {pages.docs.length > 0 && <h3 className="contact-part">{t.fetches}</h3>}
      <PagedList pages={pages} texts={t} empty={null} className="own-list">
        {({ by, at }) => (
          <p className="own-name">
            {by ?? t.gone}
            <br />
            <time className="help" dateTime={at}>
              {formatDateTime(at, language)}
            </time>
          </p>
        )}
      </PagedList>
    </Panel>
  );
}

async function downloadContacts(id: string, language: Language) {
  const path = `/api/charities/${id}/contacts/file?language=${language}`;
  const outcome = await callWithStepUp(() =>
    callAsPerson<Blob>(async () => {
      const response = await sendToApi(path, { method: 'POST' });
      const { ok, status } = response;
      return { ok, status, json: () => (ok ? response.blob() : response.json()) };
    }),
  );
  if (outcome.kind === 'done') saveFile(outcome.value, 'power-hour-contacts.csv');
  return outcome;
}
