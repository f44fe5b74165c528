import type { z } from 'astro/zod';
import type { TinaField } from 'tinacms';
import { isRecord } from '../../edge-api/platform/rules.ts';
import { findExampleText } from '../../site/src/blocks/find-example-text.ts';
import { findBrokenLinks, type Place } from '../../site/src/ui/broken-links.ts';
import { formatFieldPath } from '../fields/format-field-path.ts';
import { translate } from '../texts/translate.ts';
import { afterSubmit, clearError, type Submission } from '../saving/form-state.ts';
import { saveForm } from '../saving/save-form.ts';
import { stayOnFile } from '../saving/stay-on-file.ts';

const LINK_WITHOUT_TARGET = '"{words}" leads nowhere. Choose a page or write an address.';
const EXAMPLE_LEFT = 'This is still the example text: write your own. A page may stay a draft until then.';

/** An additional check before a form is saved; returns the problem as a sentence. */
type SaveCheck = (submission: Submission) => Promise<string | undefined> | string | undefined;

/**
 * Saves an editor's changes, or refuses the save with the place and a sentence if the build would reject the file, a
 * link leads nowhere, or a page that is not a draft still has an example text. The editor validates fields only while
 * they are on screen, so problems in a closed block would go unnoticed.
 */
export function validateOnSave(schema: z.ZodType, fields: readonly TinaField[], check?: SaveCheck) {
  return async (submission: Submission): Promise<void> => {
    const { form, cms } = submission;
    const findProblem = async (values: Submission['values']) =>
      findFormProblem(schema, fields, values) ?? (await check?.({ ...submission, values }));
    const problem = await findProblem(submission.values);
    if (problem !== undefined) {
      cms.alerts.error(translate('Not saved. {problem}', { problem }));
      afterSubmit(form.finalForm, () => clearError(form.finalForm));
      throw new Error(problem);
    }
    if (form.crudType === 'create') stayOnFile(form);
    // On a protected branch TinaCMS saves to a new branch, which nobody else uses.
    else if (!cms.api.tina.usingProtectedBranch?.()) await saveForm(submission, { fields, findProblem });
  };
}

/** Returns the first problem of a form's values: where it is, and what to do. */
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
