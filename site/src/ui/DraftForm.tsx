import type { ReactNode } from 'react';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { RestoredNotice } from '#site/ui/RestoredNotice.tsx';
import type { useForm } from '#site/ui/use-form.ts';
import type { FormDraft } from './use-form-draft.ts';

/** What a form says about a draft that it brings back. */
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

type DraftFormProps = Pick<ReturnType<typeof useForm>, 'form' | 'failure'> & {
  readonly draft: FormDraft;
  readonly texts: DraftTexts;
  readonly submit: ReactNode;
  readonly children: ReactNode;
};

/** A form whose unsaved changes survive a reload and can be discarded. */
export function DraftForm({ draft, form, failure, texts, submit, children }: DraftFormProps) {
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
      <form
        key={draft.revision}
        className="form"
        {...form}
        onInput={(event) => {
          form.onInput(event);
          draft.store(event.currentTarget);
        }}
      >
        {children}
        <FormFailure text={failure} />
        <div className="row">
          {submit}
          <p className="help" role="status">
            {draft.isUnsaved && texts.unsaved}
          </p>
        </div>
      </form>
    </>
  );
}
