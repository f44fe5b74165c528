import type { EditorApi } from '../translations/list-pages.ts';
import { isSame } from './same-content.ts';

type Values = Submission['values'];

/** The part of a form submission that checks and saving use. */
export type Submission = {
  readonly values: Readonly<Record<string, unknown>>;
  /** `path` is complete, such as site/content/pages/nl/about.json. */
  readonly form: { readonly path: string; readonly crudType?: string; readonly finalForm: FormState };
  readonly cms: {
    readonly alerts: Readonly<
      Record<'error' | 'info' | 'success' | 'warn', (sentence: string, timeoutMs?: number) => unknown>
    >;
    readonly api: { readonly tina: EditorApi };
  };
};

/** The part of a form's state (Final Form) that saving uses. */
type FormState = {
  readonly getState: () => { readonly values: Values; readonly initialValues: Values };
  readonly batch: (run: () => void) => void;
  readonly initialize: (values: Values) => void;
  /** Unlike `initialize`, also updates open rich-text fields. */
  readonly reset: (values: Values) => void;
  readonly change: (name: string, value: unknown) => void;
  readonly subscribe: (
    listener: (state: { submitting: boolean; submitSucceeded: boolean }) => void,
    subscription: { submitting: true; submitSucceeded: true },
  ) => () => void;
  readonly registerField: (
    name: string,
    listener: () => void,
    subscription: object,
    config: { beforeSubmit: () => false },
  ) => () => void;
  readonly submit: () => unknown;
};

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
  form.submit();
  unregister();
}

/** Makes `opened` the version on which the form is based, and `values` what it shows. */
export function rebase(form: FormState, opened: Values, values: Values, isMerged: boolean): void {
  form.batch(() => {
    if (isMerged) form.reset(opened);
    else form.initialize(opened);
    for (const name of Object.keys({ ...opened, ...values })) {
      if (!isSame(values[name], opened[name])) form.change(name, values[name]);
    }
  });
}
