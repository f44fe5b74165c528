import { useEffect, useState } from 'react';
import { useCMS } from 'tinacms';
import { LANGUAGES, type Language } from '../../edge-api/platform/rules.ts';
import { HISTORY_PATH, toHistoryPath } from '../history/history-path.ts';
import { translate } from '../texts/translate.ts';
import { getOtherLanguage } from '../translations/create-translation.ts';
import { PageLink } from '../translations/PageLink.tsx';
import { pairPages, requireEditorApi, type PagePair } from '../translations/list-pages.ts';
import { BUTTON_STYLE, LINK_STYLE, MUTED_STYLE } from '../translations/styles.ts';
import { TranslateButton } from '../translations/TranslateButton.tsx';
import { usePages } from '../translations/use-pages.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { nl: 'Dutch', en: 'English' };
const NEW_PAGE: Readonly<Record<Language, string>> = { nl: 'New page in Dutch', en: 'New page in English' };

/** The screen at which /admin opens: a list of all pages, each beside its translation. */
export function PagesScreen() {
  const { pages, hasFailed, reload } = usePages();
  return (
    <section aria-labelledby="pages" style={{ maxWidth: 960, width: '100%', margin: '0 auto', padding: 32 }}>
      <h1 id="pages" style={{ fontSize: 28, fontWeight: 700, marginBottom: 8 }}>
        {translate('All pages')}
      </h1>
      <p style={{ ...MUTED_STYLE, marginBottom: 16 }}>
        {translate('Open a page to change it. A page and its translation are on one line.')}
      </p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 24 }}>
        {LANGUAGES.map((language) => (
          <a key={language} href={`#/collections/new/pages/~/${language}`} style={BUTTON_STYLE}>
            {translate(NEW_PAGE[language])}
          </a>
        ))}
      </p>
      <DamagedFiles />
      {hasFailed && (
        <p role="alert">
          {translate('We could not load the pages.')}{' '}
          <button type="button" onClick={reload} style={BUTTON_STYLE}>
            {translate('Try again')}
          </button>
        </p>
      )}
      {!hasFailed && !pages && <p role="status">{translate('Loading the pages …')}</p>}
      {pages && (
        <table style={{ width: '100%', borderCollapse: 'collapse', background: '#fff' }}>
          <thead>
            <tr>
              {LANGUAGES.map((language) => (
                <th key={language} scope="col" style={{ ...CELL_STYLE, fontWeight: 700 }}>
                  {translate(LANGUAGE_NAMES[language])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairPages(pages).map((pair) => (
              <tr key={(pair.nl ?? pair.en)?.file}>
                {LANGUAGES.map((language) => (
                  <td key={language} style={CELL_STYLE}>
                    <PageCell pair={pair} language={language} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Lists damaged files, which the editor cannot show, each with a link to its last good version. */
function DamagedFiles() {
  const { isLocalMode } = requireEditorApi(useCMS().api.tina);
  const [files, setFiles] = useState<Damage>([]);
  useEffect(() => {
    if (isLocalMode) void loadDamage().then(setFiles);
  }, [isLocalMode]);
  return files.map(({ file, problem }) => (
    <p
      role="alert"
      key={file}
      style={{ marginBottom: 16, padding: 16, background: '#fee2e2', color: '#7f1d1d' }}
    >
      <strong>{file}</strong>: {translate('This file is damaged: the site cannot read it.')} {problem}{' '}
      <a href={toHistoryPath(file)} style={LINK_STYLE}>
        {translate('Restore a good version')}
      </a>
    </p>
  ));
}

type Damage = readonly { readonly file: string; readonly problem: string }[];

async function loadDamage(): Promise<Damage> {
  return (await fetch(`${HISTORY_PATH}/damage`)).json();
}

function PageCell({ pair, language }: { pair: PagePair; language: Language }) {
  const page = pair[language];
  if (page) return <PageLink page={page} />;
  const source = pair[getOtherLanguage(language)];
  return (
    <>
      <span style={{ ...MUTED_STYLE, marginRight: 12 }}>{translate('No translation yet')}</span>
      {source && <TranslateButton page={source} isInList />}
    </>
  );
}

const CELL_STYLE = {
  width: '50%',
  padding: '10px 16px',
  border: '1px solid #e2e8f0',
  textAlign: 'left',
  verticalAlign: 'top',
} as const;
