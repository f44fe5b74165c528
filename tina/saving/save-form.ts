import type { TinaField } from 'tinacms';
import { isRecord, escapeHtml } from '../../edge-api/platform/rules.ts';
import { formatFieldPath } from '../fields/format-field-path.ts';
import { translate } from '../texts/translate.ts';
import { afterSubmit, clearError, rebase, type Submission } from './form-state.ts';
import { mergeVersions, type Place, toKey, type Conflict } from './merge-versions.ts';
import { digestContent, isSame } from './same-content.ts';
import { readValues, saveIfUnchanged, SaveResult } from './save-if-unchanged.ts';
import { toLines } from './to-lines.ts';

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

const EXPLANATION =
  'While you had it open, someone saved another version of the fields below. Everything else is merged. Choose which version of each to keep.';

/** Asks the editor to choose a version of each field; returns the keys of theirs, or undefined if they go back. */
function chooseVersions(
  conflicts: readonly Conflict[],
  format: (place: Place) => string,
): Promise<ReadonlySet<string> | undefined> {
  if (conflicts.length === 0) return Promise.resolve(new Set());
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'conflict-title');
  dialog.innerHTML = `<style>${STYLE}</style>
    <form method="dialog" class="conflicts">
      <h2 id="conflict-title">${translate('Someone else changed this too')}</h2>
      <p>${translate(EXPLANATION)}</p>
      ${conflicts.map((conflict) => renderConflict(conflict, format(conflict.place))).join('')}
      <p class="buttons">
        <button formnovalidate>${translate('Back to the form')}</button>
        <button value="save">${translate('Save my choice')}</button>
      </p>
    </form>`;
  document.body.appendChild(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const chosen = dialog.querySelectorAll<HTMLInputElement>('[value="theirs"]:checked');
      const isDecided = dialog.returnValue === 'save';
      resolve(isDecided ? new Set([...chosen].map(({ name }) => name)) : undefined);
      dialog.remove();
    });
  });
}

function renderConflict({ place, mine, theirs }: Conflict, label: string): string {
  const renderVersion = (value: 'mine' | 'theirs', name: string, content: unknown) => `<label>
    <b><input type="radio" name="${toKey(place)}" value="${value}" required> ${translate(name)}</b>
    <span>${toLines(content).map(escapeHtml).join('<br>') || translate('Empty')}</span>
  </label>`;
  return `<fieldset>
    <legend>${escapeHtml(label)}</legend>
    ${renderVersion('mine', 'Your version', mine)}
    ${renderVersion('theirs', 'The other version', theirs)}
  </fieldset>`;
}

const STYLE = `
  dialog:has(.conflicts) { width: min(880px, 92vw); max-height: 86vh; margin: auto; padding: 28px; border-radius: 12px; }
  dialog::backdrop { background: rgb(15 23 42 / 40%); }
  .conflicts { display: grid; gap: 20px; }
  .conflicts h2 { font-size: 22px; font-weight: 700; }
  .conflicts fieldset { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
  .conflicts legend { margin-bottom: 8px; font-weight: 700; }
  .conflicts label { display: grid; gap: 8px; align-content: start; max-height: 260px; overflow: auto; }
  .conflicts label, .conflicts button { padding: 10px 14px; border: 1px solid #cbd5e1; border-radius: 8px; font-size: 14px; }
  .conflicts span { overflow-wrap: anywhere; }
  .conflicts .buttons { display: flex; justify-content: flex-end; gap: 8px; }
  .conflicts [value='save'] { background: #5b2a9d; color: #fff; }
`;
