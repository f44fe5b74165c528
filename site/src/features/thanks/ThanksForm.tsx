import { Eye } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import type { OwnThanks } from '#api/thanks/contract.ts';
import {
  getRequirement,
  getAllowedFileKinds,
  findMissing,
  SHORT_THANKS,
  type FileKind,
} from '#api/thanks/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { TextareaField } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { ThanksMethods } from './ThanksMethods.tsx';
import { DraftState } from './DraftState.tsx';
import { FileSlot } from './FileSlot.tsx';
import type { ThanksTexts } from './texts.ts';
import type { ThankYouTexts } from './thank-you-texts.ts';
import { ThankYouDialog } from './ThankYouDialog.tsx';
import { useThanksDraft } from './use-thanks-draft.ts';
import { useSendThanks } from './use-send-thanks.ts';

type ThanksFormProps = WithTexts<ThanksTexts> & {
  readonly id: string;
  readonly thanks: OwnThanks;
  readonly shown: ThankYouTexts;
  readonly refresh: () => Promise<unknown>;
  readonly onSent: (thanks: OwnThanks) => void;
};

/** Holds a thank-you while it is written: its texts, its kinds of files, and sending it once it is complete. */
function useThanksForm({ id, language, thanks, texts, refresh, onSent }: ThanksFormProps) {
  const draft = useThanksDraft(id, thanks);
  const [busyKinds, setBusyKinds] = useState<readonly FileKind[]>([]);
  const form = useRef<HTMLDivElement>(null);
  const sending = useSendThanks({
    form,
    id,
    texts,
    language,
    refresh,
    onSent,
    saveAll: draft.saveAll,
    files: thanks.files.map((file) => file.id),
  });
  const { alts, ...words } = draft.values;
  const files = thanks.files.map((file) => ({ ...file, alt: alts[file.id] ?? file.alt }));
  const preview = { ...thanks, ...words, files };
  const { method, includePhotos } = thanks;
  const kinds = [
    ...new Set([...getAllowedFileKinds(method, includePhotos), ...files.map(({ kind }) => kind)]),
  ];

  function ask(): void {
    const missing = findMissing(method, preview);
    if (busyKinds.length > 0) sending.showErrors({ failure: texts.busyUploading });
    else if (missing) sending.showErrors({ problems: { [missing.path]: missing.message[language] } });
    else sending.ask();
  }

  function setBusy(kind: FileKind, isBusy: boolean): void {
    setBusyKinds((all) => [...all.filter((one) => one !== kind), ...(isBusy ? [kind] : [])]);
    sending.showErrors({});
  }

  function type(changes: Parameters<typeof draft.type>[0]): void {
    if (Object.keys(sending.problems).length > 0) sending.showErrors({});
    draft.type(changes);
  }

  function sendShort(message: string): void {
    draft.type({ message });
    void sending.send();
  }

  return { form, draft: { ...draft, type }, sending, preview, kinds, ask, setBusy, sendShort };
}

/** The form of a thank-you: its files and texts, a preview as fans see it, and sending it, which is final. */
export function ThanksForm(props: ThanksFormProps) {
  const { id, language, thanks, texts, shown, refresh } = props;
  const { method, recipients } = thanks;
  const { form, draft, sending, preview, kinds, ask, setBusy, sendShort } = useThanksForm(props);

  return (
    <div className="form thanks-form" ref={form}>
      <p className="lead muted">
        {recipients === 1 ? texts.leadOne : fillText(texts.lead, { count: String(recipients) })}
      </p>
      <ThanksMethods thanks={thanks} texts={texts} />
      {thanks.isTextEnough && preview.message.trim() === '' && findMissing(method, preview) && (
        <ShortThanks thanks={thanks} texts={texts} onSend={sendShort} />
      )}
      {kinds.map((kind) => (
        <FileSlot
          key={kind}
          id={id}
          kind={kind}
          language={language}
          texts={texts}
          refresh={refresh}
          files={preview.files.filter((file) => file.kind === kind)}
          optional={getRequirement(method) === kind ? undefined : texts.optional}
          problem={sending.problems[kind]}
          onAlt={(file, alt) => draft.type({ alts: { ...draft.values.alts, [file]: alt } })}
          onBusy={(now) => setBusy(kind, now)}
        />
      ))}
      <ThanksFields
        draft={draft}
        texts={texts}
        method={method}
        hasTranscript={kinds.some((kind) => kind !== 'photo')}
        problem={sending.problems['message']}
      />
      <FormFailure text={sending.failure} />
      <div className="row thanks-foot">
        <Preview thankYou={preview} texts={texts} shown={shown} campaign={thanks.campaign} />
        <button type="button" className="button" onClick={ask}>
          {texts.send}
        </button>
      </div>
      <SendDialog sending={sending} recipients={recipients} texts={texts} />
    </div>
  );
}

type ShortThanksProps = Pick<ThanksFormProps, 'thanks' | 'texts'> & {
  readonly onSend: (message: string) => void;
};

/** Offers a short text that can be sent in one press, once fans have waited for a long time. */
function ShortThanks({ thanks: { language, campaign, from }, texts, onSend }: ShortThanksProps) {
  const message = SHORT_THANKS[language](campaign, from);
  return (
    <section className="panel thanks-short" aria-labelledby="thanks-short">
      <h2 id="thanks-short">{texts.shortTitle}</h2>
      <p>{texts.short}</p>
      <blockquote lang={language}>{message}</blockquote>
      <button type="button" className="button button-secondary" onClick={() => onSend(message)}>
        {texts.shortSend}
      </button>
    </section>
  );
}

type PreviewProps = Pick<ThanksFormProps, 'texts' | 'shown'> &
  Pick<ComponentProps<typeof ThankYouDialog>, 'thankYou' | 'campaign'>;

function Preview({ thankYou, texts, shown, campaign }: PreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button-secondary" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        {texts.preview}
      </button>
      {isOpen && (
        <ThankYouDialog
          thankYou={thankYou}
          texts={shown}
          campaign={campaign}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type ThanksFieldsProps = Pick<ThanksFormProps, 'texts'> & {
  readonly draft: ReturnType<typeof useThanksDraft>;
  readonly method: OwnThanks['method'];
  readonly hasTranscript: boolean;
  readonly problem: string | undefined;
};

function ThanksFields({ draft, texts, method, hasTranscript, problem }: ThanksFieldsProps) {
  return (
    <>
      {hasTranscript && (
        <TextareaField
          label={texts.transcript}
          optional={texts.optional}
          help={texts.transcriptHelp}
          name="transcript"
          value={draft.values.transcript}
          onChange={(event) => draft.type({ transcript: event.currentTarget.value })}
        />
      )}
      <TextareaField
        label={texts.message}
        optional={getRequirement(method) === 'message' ? undefined : texts.optional}
        help={texts.messageHelp}
        problem={problem ?? draft.problem}
        name="message"
        rows={7}
        value={draft.values.message}
        onChange={(event) => draft.type({ message: event.currentTarget.value })}
      />
      <DraftState state={draft.state} texts={texts} onRetry={() => void draft.flush()} />
    </>
  );
}

type SendDialogProps = Pick<ThanksFormProps, 'texts'> & {
  readonly sending: ReturnType<typeof useSendThanks>;
  readonly recipients: number;
};

function SendDialog({ sending, recipients, texts }: SendDialogProps) {
  return (
    <ConfirmDialog
      open={sending.isAsking}
      title={texts.confirmTitle}
      message={
        recipients === 1
          ? texts.confirmMessageOne
          : fillText(texts.confirmMessage, { count: String(recipients) })
      }
      confirmLabel={texts.send}
      cancelLabel={texts.keep}
      loadingLabel={texts.sending}
      loading={sending.isBusy}
      onConfirm={() => void sending.send()}
      onCancel={sending.leave}
    />
  );
}
