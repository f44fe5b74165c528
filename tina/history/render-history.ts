import { readFileSync } from 'node:fs';
import { escapeHtml, type Language } from '../../edge-api/platform/rules.ts';
import { toLines } from '../saving/to-lines.ts';
import { translateTo } from '../texts/translate.ts';
import { findDamage, listVersions, readVersion, REPLACED_FOLDER } from './content-files.ts';
import { HISTORY_PATH } from './history-path.ts';

/** Renders the page with a file's former versions, each with its differences and a button that restores it. */
export function renderHistory(language: Language, file: string): string {
  const t = (english: string) => escapeHtml(translateTo(language, english, { folder: REPLACED_FOLDER }));
  const current = readFileSync(file, 'utf8');
  const problem = findDamage(language, file, current);
  const versions = listVersions(file).map((version) => ({ ...version, text: readVersion(file, version.id) }));
  const good = versions.filter(
    ({ text }) => text !== current && findDamage(language, file, text) === undefined,
  );
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const items = good.map(({ id, date, title, text }, index) => {
    const mark = problem !== undefined && index === 0 ? `<mark>${t('The last good version')}</mark>` : '';
    return `<li>
      <h2>${format.format(date)} ${mark}</h2>
      <p>${title === '' ? t('Replaced by a restored version') : escapeHtml(title)}</p>
      ${problem === undefined ? renderDifference(t, text, current) : ''}
      <form method="post" target="_top" action="${HISTORY_PATH}">
        <input type="hidden" name="file" value="${file}">
        <button name="version" value="${id}">${t('Restore this version')}</button>
      </form>
    </li>`;
  });
  const explanation = problem === undefined ? EXPLANATION : DAMAGED_EXPLANATION;
  const alert = problem && `<p role="alert"><b>${t(DAMAGED)}</b><br>${escapeHtml(problem)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t('History')}</title>
<style>${STYLE}</style>
<main>
  <h1>${t('History')}</h1>
  <p>${file}</p>
  ${alert ?? ''}
  <p>${good.length > 0 ? t(explanation) : t('There is no other version yet.')}</p>
  <ol>${items.join('')}</ol>
</main>
</html>`;
}

function renderDifference(t: (english: string) => string, then: string, now: string): string {
  const [before, after] = [then, now].map((text) => toLines(JSON.parse(text)));
  const list = (label: string, lines: readonly string[] = [], others: readonly string[] = []) => {
    const own = lines.filter((line) => !others.includes(line));
    return own.length === 0 ? '' : `<p><b>${t(label)}</b> ${own.map(escapeHtml).join('<br>')}</p>`;
  };
  const difference = list('Then:', before, after) + list('Now:', after, before);
  return `<details><summary>${t('What is different')}</summary>${difference || t('Only the order.')}</details>`;
}

export const DAMAGED = 'This file is damaged: the site cannot read it.';
const EXPLANATION = 'A restored version is in the editor at once. What it replaces stays in this list.';
const DAMAGED_EXPLANATION =
  'A restored version is in the editor at once. The damaged text is kept in {folder}.';
const STYLE = `
  body { margin: 0; background: #f6f6f9; color: #1e293b; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 720px; margin: 0 auto; padding: 32px; }
  h1 { font-size: 28px; margin: 0 0 8px; }
  h2 { font-size: 17px; margin: 0; }
  p { margin: 4px 0 12px; overflow-wrap: anywhere; }
  a, summary { color: #5b2a9d; cursor: pointer; }
  ol { list-style: none; margin: 24px 0; padding: 0; display: grid; gap: 12px; }
  li { padding: 16px 20px; border: 1px solid #e2e8f0; border-radius: 8px; background: #fff; }
  details { margin-bottom: 12px; }
  button { padding: 6px 12px; border: 1px solid #64748b; border-radius: 6px; background: #fff; font: inherit; cursor: pointer; }
  mark { padding: 1px 8px; border-radius: 999px; background: #dcfce7; color: #14532d; font-size: 13px; }
  [role='alert'] { margin: 16px 0; padding: 12px 16px; border-radius: 8px; background: #fee2e2; color: #7f1d1d; }
`;
