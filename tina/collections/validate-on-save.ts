import type { z } from 'astro/zod';
import type { TinaField } from 'tinacms';
import { isRecord } from '../../edge-api/platform/rules.ts';
import { findExampleText } from '../../site/src/blocks/find-example-text.ts';
import { findBrokenLinks, type Place } from '../../site/src/ui/broken-links.ts';
import { formatFieldPath } from '../fields/format-field-path.ts';
import { translate } from '../texts/translate.ts';
import type { EditorApi } from '../translations/list-pages.ts';

const LINK_WITHOUT_TARGET = '"{words}" leads nowhere. Choose a page or write an address.';
const EXAMPLE_LEFT = 'This is still the example text: write your own. A page may stay a draft until then.';

/** What else keeps a form from being saved, as a sentence. */
type SaveCheck = (submission: Submission) => Promise<string | undefined> | string | undefined;

/**
 * Has a save refused, with the place and a sentence, when the build would not take the file, a link leads nowhere, or
 * a text of a page that is not a draft is still an example.
 * The editor checks a field only while it is on screen, so that what is wrong in a closed block would go unseen.
 */
export function validateOnSave(schema: z.ZodType, fields: readonly TinaField[], check?: SaveCheck) {
  return async (submission: Submission): Promise<void> => {
    const problem = findFormProblem(schema, fields, submission.values) ?? (await check?.(submission));
    if (problem === undefined) return;
    submission.cms.alerts.error(translate('Not saved. {problem}', { problem }));
    clearRefusal(submission.form.finalForm);
    throw new Error(problem);
  };
}

/** The first thing that is wrong with what a form holds: where, and what to do. */
export function findFormProblem(
  schema: z.ZodType,
  fields: readonly TinaField[],
  values: unknown,
): string | undefined {
  const at = (place: Place) => formatFieldPath(fields, place, values);
  const issue = schema.safeParse(values).error?.issues[0];
  if (issue) return `${at(issue.path.map(toPathPart))}: ${translate(issue.message)}`;
  const link = findBrokenLinks(values, () => true)[0];
  if (link) return `${at(link.place)}: ${translate(LINK_WITHOUT_TARGET, { words: link.words })}`;
  const example = isDraft(values) ? undefined : findExampleText(values);
  return example && `${at(example.place)}: ${translate(EXAMPLE_LEFT)}`;
}

const isDraft = (values: unknown): boolean => isRecord(values) && values['draft'] === true;
const toPathPart = (part: PropertyKey): string | number => (typeof part === 'number' ? part : String(part));

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

/** The part of a form's state, Final Form's, that a refused save leaves behind. */
type FormState = {
  readonly subscribe: (
    listener: (state: { submitting: boolean }) => void,
    subscription: { submitting: true },
  ) => () => void;
  readonly registerField: (
    name: string,
    listener: () => void,
    subscription: object,
    config: { beforeSubmit: () => false },
  ) => () => void;
  readonly submit: () => unknown;
};

/**
 * Lets an editor mend a form whose save was refused: TinaCMS opens no block of a form with an error, and saves it only
 * after another change. Final Form forgets the error when it is asked to save again, which a field may stop.
 */
function clearRefusal(form: FormState): void {
  const unsubscribe = form.subscribe(
    ({ submitting }) => {
      if (submitting) return;
      queueMicrotask(() => {
        unsubscribe();
        const unregister = form.registerField('_refusal', () => undefined, {}, { beforeSubmit: () => false });
        form.submit();
        unregister();
      });
    },
    { submitting: true },
  );
}
