import type { EditorApi } from '../translations/editor-api.ts';
import type { FormState } from './clear-refusal.ts';

/** The part of an editor's save that our checks read. */
export type Submission = {
  readonly values: Readonly<Record<string, unknown>>;
  /** `path` is complete, such as site/content/pages/nl/about.json. */
  readonly form: { readonly path: string; readonly finalForm: FormState };
  readonly cms: {
    readonly alerts: { error: (sentence: string) => unknown };
    readonly api: { readonly tina: EditorApi };
  };
};
