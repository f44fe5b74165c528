import type { TinaField } from 'tinacms';
import { isRecord } from '../../edge-api/platform/rules.ts';
import { formatFieldPath } from '../fields/format-field-path.ts';
import { translate } from '../texts/translate.ts';
import { chooseVersions } from './choose-versions.ts';
import { afterSubmit, clearError, rebase, type Submission } from './form-state.ts';
import { mergeVersions, type Place } from './merge-versions.ts';
import { digestContent, isSame } from './same-content.ts';
import { readValues, saveIfUnchanged, SaveResult } from './save-if-unchanged.ts';

type Values = Submission['values'];

type Rules = {
  readonly fields: readonly TinaField[];
  readonly findProblem: (values: Values) => Promise<string | undefined>;
};

/** The state of a save: the version on which it is based, the values to save, and the places of others' changes. */
type Attempt = {
  readonly opened: Values;
  readonly values: Values;
  readonly adopted: readonly Place[];
  /** Why the save failed. */
  readonly problem?: string;
};

/** When to check a save on TinaCloud again, where two saves can happen at the same moment. */
const CHECK_AFTER_MS = 10_000;

/**
 * Saves a form instead of TinaCMS, which would overwrite what others saved meanwhile: their changes are merged, and the
 * editor resolves conflicts. Always throws, so that TinaCMS does not save as well.
 */
export async function saveForm(submission: Submission, rules: Rules): Promise<never> {
  const { values, cms, form } = submission;
  const { finalForm } = form;
  const start = { opened: finalForm.getState().initialValues, values, adopted: [] };
  const end = await attemptSave(submission, rules, start).catch((error: unknown): Attempt => ({
    ...start,
    problem: error instanceof Error ? error.message : String(error),
  }));
  afterSubmit(finalForm, () => {
    clearError(finalForm);
    if (end.values === values) return;
    const { values: shown } = mergeVersions({
      opened: values,
      mine: finalForm.getState().values,
      theirs: end.values,
    });
    rebase(finalForm, end.opened, shown, end.adopted.length > 0);
  });
  if (end.problem !== undefined) {
    cms.alerts.error(translate('Not saved. {problem}', { problem: end.problem }));
  } else if (end.adopted.length > 0) {
    const places = end.adopted.map((place) => formatFieldPath(rules.fields, place, end.values));
    cms.alerts.info(translate(MERGED, { places: [...new Set(places)].join(', ') }), 0);
  } else {
    cms.alerts.success(translate('Saved.'));
  }
  throw new Error('TinaCMS has nothing left to save.');
}

const MERGED = 'Saved, together with what someone else changed meanwhile: {places}.';
const UNDECIDED = 'Someone else changed the same fields. Save again to choose.';
const REPLACED = 'Someone else saved this at the same moment. Check that your changes are still there.';

async function attemptSave(submission: Submission, rules: Rules, attempt: Attempt): Promise<Attempt> {
  const { opened, values, adopted } = attempt;
  const result = await send(submission, opened, values);
  if ('saved' in result) return { opened: result.saved, values: result.saved, adopted };
  const versions = { opened, mine: values, theirs: result.changed };
  const { conflicts } = mergeVersions(versions);
  const choices = await chooseVersions(conflicts, (place) => formatFieldPath(rules.fields, place, values));
  if (!choices) return { ...attempt, problem: translate(UNDECIDED) };
  const merged = mergeVersions(versions, choices);
  const next = { opened: result.changed, values: merged.values, adopted: [...adopted, ...merged.adopted] };
  const problem = await rules.findProblem(next.values);
  return problem === undefined ? attemptSave(submission, rules, next) : { ...next, problem };
}

/** Saves through the edit server on this machine, which handles one save at a time; otherwise on TinaCloud. */
async function send({ cms, form }: Submission, opened: Values, values: Values): Promise<SaveResult> {
  const api = cms.api.tina;
  const [, , collection = '', ...path] = form.path.replace(/\/{2,}/g, '/').split('/');
  const params = api.schema?.transformPayload(collection, values);
  if (!isRecord(params)) throw new Error(`The editor has no schema of ${collection}.`);
  const save = { collection, relativePath: path.join('/'), params, digest: await digestContent(opened) };
  if (api.isLocalMode) {
    const response = await fetch('/tina-history/save', { method: 'POST', body: JSON.stringify(save) });
    if (!response.ok) throw new Error(await response.text());
    return SaveResult.parse(await response.json());
  }
  const result = await saveIfUnchanged(api, save);
  if ('saved' in result) setTimeout(() => void warnIfReplaced(result.saved), CHECK_AFTER_MS);
  return result;

  async function warnIfReplaced(saved: Values): Promise<void> {
    if (!isSame(await readValues(api, save), saved)) cms.alerts.warn(translate(REPLACED), 0);
  }
}
