import type { EditorApi } from '../translations/list-pages.ts';
import { isSame } from './same-content.ts';

type Values = Submission['values'];

/** The part of an editor's save that checks and saving work with. */
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

/** The part of a form's state, Final Form's, that saving works with. */
type FormState = {
  readonly getState: () => { readonly values: Values; readonly initialValues: Values };
  readonly batch: (run: () => void) => void;
  readonly initialize: (values: Values) => void;
  /** Unlike `initialize` it also shows the values in the fields of rich text that are open. */
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

/** Runs something once a submission that is under way has ended. */
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
 * Lets an editor go on with a form whose submission has ended with an error: TinaCMS opens no block of it, and saves it
 * only after another change. Final Form forgets the error when it is asked to save again, which a field may stop.
 */
export function clearError(form: FormState): void {
  const unregister = form.registerField('_error', () => undefined, {}, { beforeSubmit: () => false });
  form.submit();
  unregister();
}

/** Makes `opened` the version that a form changes, and `values` what it shows. */
export function rebase(form: FormState, opened: Values, values: Values, isMerged: boolean): void {
  form.batch(() => {
    if (isMerged) form.reset(opened);
    else form.initialize(opened);
    for (const name of Object.keys({ ...opened, ...values })) {
      if (!isSame(values[name], opened[name])) form.change(name, values[name]);
    }
  });
}
