import { useState } from 'react';
import type { WebhookWithSecret, WebhookDelivery } from '#api/contact/contract.ts';
import { WEBHOOK_URL_MAX } from '#api/contact/webhook-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { ConfirmButton } from '#site/ui/ConfirmButton.tsx';
import { CopyButton } from '#site/ui/CopyButton.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { useForm } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import type { LoadedContact } from './load-contact.ts';
import type { ContactTexts } from './texts.ts';
import './contact.css';
import { PagedList } from '#site/ui/PagedList.tsx';
import { RowAction } from '#site/ui/OwnList.tsx';

type WebhookPanelProps = WithTexts<ContactTexts> & {
  readonly id: string;
  readonly first: Pick<LoadedContact, 'webhook' | 'deliveries'>;
};

const { webhook } = api.charities[':id'];

/** Manages the webhook by which a charity's own system learns of consents: its address, secret and deliveries. */
export function WebhookPanel(props: WebhookPanelProps) {
  const { webhookTitle, webhookLead, webhookDocs, webhookDocsLink } = props.texts;
  return (
    <Panel title={webhookTitle} text={webhookLead} isFolded={props.first.webhook.url === null}>
      <p className="help">
        {webhookDocs}{' '}
        <a className="link" href="/api/docs#webhooks">
          {webhookDocsLink}
        </a>
      </p>
      <Receiver {...props} />
    </Panel>
  );
}

function useWebhook({ id, first, texts: t }: WebhookPanelProps) {
  const [doc, setDoc] = useState(first.webhook);
  const [secret, setSecret] = useState<string>();
  const param = { id };
  const deliveries = usePages(
    (query, signal) => webhook.deliveries.$get({ param, query }, { init: { signal } }),
    { first: first.deliveries },
  );
  const form = useForm({
    send: async ({ url = '' }) => {
      const outcome = await callWithStepUp(() => webhook.$put({ param, json: { url: url.trim() } }));
      if (outcome.kind === 'done') show(outcome.value.doc);
      return toFormErrors(outcome, { failed: t.actionFailed });
    },
  });

  function show({ secret: shown, ...next }: WebhookWithSecret): void {
    setSecret(shown);
    setDoc(next);
  }

  async function act<Result>(call: () => Promise<Outcome<Result>>, done: string) {
    const outcome = await callWithStepUp(call);
    const isDone = outcome.kind === 'done';
    showToast(isDone ? 'success' : 'error', isDone ? done : (outcome.message ?? t.actionFailed));
    await deliveries.refresh();
    return isDone ? outcome.value : undefined;
  }

  async function rotate(): Promise<void> {
    const done = await act(() => webhook.secret.$post({ param }), t.rotated);
    if (done) show(done.doc);
  }

  async function stop(): Promise<void> {
    const done = await act(() => webhook.$delete({ param }), t.stopped);
    if (!done) return;
    setSecret(undefined);
    setDoc({ url: null, stoppedAt: null, formerSecretUntil: null });
  }

  return { doc, secret, deliveries, form, act, rotate, stop };
}

function Receiver(props: WebhookPanelProps) {
  const { id, language, texts: t } = props;
  const { doc, secret, deliveries, form, act, rotate, stop } = useWebhook(props);
  const { url, stoppedAt, formerSecretUntil } = doc;
  return (
    <>
      {stoppedAt !== null && <p className="notice notice-warning">{t.refusedMessages}</p>}
      <Form state={form} submit={t.save} busy={t.busy} buttonClass="button button-secondary">
        <Field
          key={url}
          label={t.address}
          help={t.addressHelp}
          {...form.field('url', { url: url ?? '' })}
          type="url"
          dir="ltr"
          required
          maxLength={WEBHOOK_URL_MAX}
        />
      </Form>
      {secret !== undefined && (
        <div className="contact-secret stack" role="status">
          <p>{t.secret}</p>
          <code>{secret}</code>
          <CopyButton value={secret} copyLabel={t.copy} copiedLabel={t.copied} />
        </div>
      )}
      {formerSecretUntil !== null && (
        <p className="help contact-part">
          {fillText(t.formerUntil, { time: formatDateTime(formerSecretUntil, language) })}
        </p>
      )}
      {url !== null && (
        <div className="own-actions row contact-part">
          <button
            type="button"
            className="button button-secondary button-small"
            onClick={() => void act(() => webhook.test.$post({ param: { id } }), t.tested)}
          >
            {t.test}
          </button>
          <button
            type="button"
            className="button button-secondary button-small"
            onClick={() => void rotate()}
          >
            {t.rotate}
          </button>
          <ConfirmButton
            label={t.stop}
            className="link"
            title={t.stopTitle}
            message={t.stopMessage}
            confirmLabel={t.stop}
            cancelLabel={t.keep}
            loadingLabel={t.busy}
            danger
            onConfirm={stop}
          />
        </div>
      )}
      <h3 className="contact-part">{t.deliveries}</h3>
      <DeliveryList
        pages={deliveries}
        language={language}
        texts={t}
        onResend={(deliveryId) =>
          void act(
            () => webhook.deliveries[':deliveryId'].resend.$post({ param: { id, deliveryId } }),
            t.resent,
          )
        }
      />
    </>
  );
}

type DeliveryListProps = WithTexts<ContactTexts> & {
  readonly pages: ReturnType<typeof usePages<WebhookDelivery>>;
  readonly onResend: (id: string) => void;
};

function DeliveryList({ pages, language, texts: t, onResend }: DeliveryListProps) {
  return (
    <PagedList pages={pages} texts={t} empty={<p className="help">{t.noDeliveries}</p>} className="own-list">
      {({ id, type, attemptedAt, status, state }) => {
        const time = formatDateTime(attemptedAt, language);
        return (
          <>
            <p className="own-name">
              <strong>{t[type]}</strong>
              <br />
              <span className="help">
                {time} · {t[state]} · {status === null ? t.noAnswer : fillText(t.answer, { status })}
              </span>
            </p>
            <RowAction
              label={t.resend}
              name={fillText(t.resendNamed, { message: t[type], time })}
              onPress={() => onResend(id)}
            />
          </>
        );
      }}
    </PagedList>
  );
}
