import type { Form, TinaCMS } from 'tinacms';
import type { EditorApi } from '../translations/list-pages.ts';
import { isSame } from './same-content.ts';

type Values = Readonly<Record<string, unknown>>;

/** The part of a form submission that checks and saving use. */
export type Submission = {
  readonly values: Values;
  /** `path` is complete, such as site/content/pages/nl/about.json. */
  readonly form: Pick<Form<Values>, 'path' | 'crudType' | 'finalForm'>;
  readonly cms: Pick<TinaCMS, 'alerts'> & { readonly api: { readonly tina: EditorApi } };
};

/** The state of a form (https://final-form.org/docs/final-form/types/FormApi). */
type FormState = Submission['form']['finalForm'];

/** Runs a function once the current submission has ended. */
export function afterSubmit(form: FormState, run: (hasSucceeded: boolean) => void): void {
  const unsubscribe = form.subscribe(
    ({ submitting, submitSucceeded }) => {
      if (submitting) return;
      queueMicrotask(() => {
        unsubscribe();
        run(submitSucceeded);
      });
    },
    { submitting: true, submitSucceeded: true },
  );
}

/**
 * Lets an editor continue with a form whose submission has failed: TinaCMS would not open its blocks, and would save it
 * only after another change. Final Form clears the error when it is submitted again, which a field can stop.
 */
export function clearError(form: FormState): void {
  const unregister = form.registerField('_error', () => undefined, {}, { beforeSubmit: () => false });
  void form.submit();
  unregister();
}

/**
 * Makes `opened` the version on which the form is based, and `values` what it shows. After a merge the form is reset,
 * which also updates open rich-text fields.
 */
export function rebase(form: FormState, opened: Values, values: Values, isMerged: boolean): void {
  form.batch(() => {
    if (isMerged) form.reset(opened);
    else form.initialize(opened);
    for (const name of Object.keys({ ...opened, ...values })) {
      if (!isSame(values[name], opened[name])) form.change(name, values[name]);
    }
  });
}
