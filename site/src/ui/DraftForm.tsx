import { FormFailure } from './FormFailure.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import type { FormProps } from './Form.tsx';
import type { FormDraft } from './use-form-draft.ts';

/** The texts with which a form announces a restored draft. */
export type DraftTexts = Readonly<
  Record<
    | 'unsaved'
    | 'restoredEdit'
    | 'discard'
    | 'startOverTitle'
    | 'startOverMessage'
    | 'startOverConfirm'
    | 'startOverKeep',
    string
  >
>;

type DraftFormProps = Omit<FormProps, 'done'> & { readonly draft: FormDraft; readonly texts: DraftTexts };

/** A form whose unsaved changes survive a reload and can be discarded. */
export function DraftForm({
  state,
  draft,
  texts,
  submit,
  busy,
  buttonClass = 'button',
  children,
}: DraftFormProps) {
  const { form, failure, isBusy } = state;
  return (
    <>
      {draft.isRestored && (
        <RestoredNotice
          texts={texts}
          text={texts.restoredEdit}
          label={texts.discard}
          onDiscard={draft.discard}
        />
      )}
      <form key={draft.revision} className="form" {...form}>
        {children}
        <FormFailure text={failure} />
        <div className="row">
          <SubmitButton className={buttonClass} label={submit} busyLabel={busy} isBusy={isBusy} />
          <p className="help" role="status">
            {draft.isUnsaved && texts.unsaved}
          </p>
        </div>
      </form>
    </>
  );
}
