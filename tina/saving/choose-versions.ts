import { escapeHtml } from '../../edge-api/platform/rules.ts';
import { translate } from '../texts/translate.ts';
import { toKey, type Conflict, type Place } from './merge-versions.ts';
import { toLines } from './to-lines.ts';

const EXPLANATION =
  'While you had it open, someone saved another version of the fields below. Everything else is merged. Choose which version of each to keep.';

/** Asks the editor to choose a version of each field; returns the keys of theirs, or undefined if they go back. */
export function chooseVersions(
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
