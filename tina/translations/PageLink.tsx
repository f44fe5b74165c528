import { useCMS } from 'tinacms';
import { toHistoryPath } from '../history/history-path.ts';
import { toEditorAddress } from '../saving/stay-on-file.ts';
import { translate } from '../texts/translate.ts';
import { requireEditorApi, type PageSummary } from './list-pages.ts';
import { BADGE_STYLE, LINK_STYLE, MUTED_STYLE } from './styles.ts';

/** A link that opens a page in the editor, with its file and whether it is a draft. */
export function PageLink({ page }: { page: PageSummary }) {
  const { isLocalMode } = requireEditorApi(useCMS().api.tina);
  return (
    <>
      <a href={toEditorAddress(page.file)} style={LINK_STYLE}>
        {page.title}
      </a>
      {page.isDraft && <span style={BADGE_STYLE}>{translate('Draft')}</span>}
      <span style={{ ...MUTED_STYLE, display: 'block', fontSize: 13 }}>
        {page.language}/{page.name}
        {isLocalMode && (
          <a
            href={toHistoryPath(page.file)}
            aria-label={translate('History of {title}', { title: page.title })}
            style={{ ...LINK_STYLE, marginLeft: 12, fontWeight: 400 }}
          >
            {translate('History')}
          </a>
        )}
      </span>
    </>
  );
}
