import { translate } from '../texts/translate.ts';
import type { PageSummary } from './list-pages.ts';
import { BADGE_STYLE, LINK_STYLE, MUTED_STYLE } from './styles.ts';

/** A page's title, which opens it in the editor, with its file and whether it is a draft. */
export function PageLink({ page }: { page: PageSummary }) {
  return (
    <>
      <a href={`#/~/tina-preview/${page.language}/${page.name}`} style={LINK_STYLE}>
        {page.title}
      </a>
      {page.isDraft && <span style={BADGE_STYLE}>{translate('Draft')}</span>}
      <span style={{ ...MUTED_STYLE, display: 'block', fontSize: 13 }}>
        {page.language}/{page.name}
      </span>
    </>
  );
}
