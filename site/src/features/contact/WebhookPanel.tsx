import { useState } from 'react';
import type { Webhook, WebhookWithSecret } from '#api/contact/contract.ts';
import { WEBHOOK_URL_MAX } from '#api/contact/webhooks/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { CopyButton } from '#site/ui/CopyButton.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { Loaded } from '#site/ui/Loaded.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { useForm } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import {
  deleteWebhook,
  readDeliveries,
  readWebhook,
  resendDelivery,
  rotateSecret,
  saveWebhook,
  testWebhook,
} from './contact-calls.ts';
import { DeliveryList } from './DeliveryList.tsx';
import type { ContactTexts } from './texts.ts';
import './contact.css';

type WebhookPanelProps = {
  /** The charity's id. */
  readonly id: string;
  readonly language: Language;
  readonly texts: ContactTexts;
};

/** Where a charity's own system hears of consents, its secret, and what was sent to it. */
export function WebhookPanel({ id, language, texts }: WebhookPanelProps) {
  const { resource, reload, update } = useResource((signal) => readWebhook(id, signal));
  return (
    <Panel title={texts.webhookTitle} text={texts.webhookLead}>
      <p className="help">
        {texts.webhookDocs}{' '}
        <a className="link" href="/api/docs#webhooks">
          {texts.webhookDocsLink}
        </a>
      </p>
      <Loaded resource={resource} texts={texts} onRetry={reload}>
        {({ doc }) => (
          <Receiver
            id={id}
            doc={doc}
            language={language}
            texts={texts}
            onChange={(next) => update(() => ({ doc: next }))}
          />
        )}
      </Loaded>
    </Panel>
  );
}

type ReceiverProps = WebhookPanelProps & {
  readonly doc: Webhook;
  readonly onChange: (doc: Webhook) => void;
};

function Receiver({ id, doc, language, texts: t, onChange }: ReceiverProps) {
  const [secret, setSecret] = useState<string>();
  const [isStopping, setStopping] = useState(false);
  const deliveries = usePages((place, signal) => readDeliveries(id, place, signal));
  const form = useForm({
    check: () => ({}),
    send: async ({ url = '' }) => {
      const outcome = await saveWebhook(id, url.trim());
      if (outcome.kind === 'done') show(outcome.value.doc);
      return toFormErrors(outcome, { failed: t.actionFailed });
    },
  });

  function show({ secret: shown, ...next }: WebhookWithSecret): void {
    setSecret(shown);
    onChange(next);
  }

  /** Makes a call, and says what came of it. */
  async function act<T>(call: Promise<Outcome<T>>, done: string): Promise<T | undefined> {
    const outcome = await call;
    const isDone = outcome.kind === 'done';
    showToast({
      kind: isDone ? 'success' : 'error',
      text: isDone ? done : (outcome.message ?? t.actionFailed),
    });
    await deliveries.refresh();
    return isDone ? outcome.value : undefined;
  }

  async function rotate(): Promise<void> {
    const done = await act(rotateSecret(id), t.rotated);
    if (done) show(done.doc);
  }

  async function stop(): Promise<void> {
    const done = await act(deleteWebhook(id), t.stopped);
    setStopping(false);
    if (!done) return;
    setSecret(undefined);
    onChange({ url: null, stoppedAt: null, formerSecretUntil: null });
  }

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
        <div className="notice notice-info" role="status">
          <p>{t.secret}</p>
          <p>
            <code className="contact-secret">{secret}</code>
          </p>
          <CopyButton value={secret} copyLabel={t.copy} copiedLabel={t.copied} />
        </div>
      )}
      {formerSecretUntil !== null && (
        <p className="help">
          {fillText(t.formerUntil, { time: formatDateTime(formerSecretUntil, language) })}
        </p>
      )}
      {url !== null && (
        <div className="own-actions">
          <button
            type="button"
            className="button button-secondary button-small"
            onClick={() => void act(testWebhook(id), t.tested)}
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
          <button type="button" className="link" onClick={() => setStopping(true)}>
            {t.stop}
          </button>
        </div>
      )}
      <h3>{t.deliveries}</h3>
      <DeliveryList
        pages={deliveries}
        language={language}
        texts={t}
        onResend={(delivery) => void act(resendDelivery(id, delivery), t.resent)}
      />
      <ConfirmDialog
        open={isStopping}
        title={t.stopTitle}
        message={t.stopMessage}
        confirmLabel={t.stop}
        cancelLabel={t.keep}
        loadingLabel={t.busy}
        danger
        onCancel={() => setStopping(false)}
        onConfirm={stop}
      />
    </>
  );
}
