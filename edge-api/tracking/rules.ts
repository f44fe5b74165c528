import type { LocalizedText } from '../platform/rules.ts';

/** Events of the site's own pages (RULES.md, "Numbers"); other events need no change here. */
export const PAGE_VIEW = 'page_view';
export const BLOCK_VIEW = 'block_view';
export const SCROLL_DEPTH = 'scroll_depth';
export const CALL_TO_ACTION = 'cta_click';

/** Share of a block that has to be visible (RULES.md, "Numbers"). */
export const BLOCK_VIEW_THRESHOLD = 0.5;
/** Percentages of a page's height that are reported (RULES.md, "Numbers"). */
export const SCROLL_DEPTHS = [25, 50, 75, 100] as const;
export const SCROLL_THROTTLE_MS = 100;

/** A name of an event, category or action: letters, digits and `_ . : -`, which analytics tools accept. */
export const TRACKING_NAME = /^[\w.:-]+$/;
export const TRACKING_LABEL_MAX = 200;
export const METADATA_ENTRIES_MAX = 10;

export const METADATA_TOO_MANY: LocalizedText = {
  en: `Please send at most ${METADATA_ENTRIES_MAX} metadata entries`,
  nl: `Stuur maximaal ${METADATA_ENTRIES_MAX} metadatavelden`,
};
export const PAGE_NOT_A_PATH: LocalizedText = {
  en: 'Name a page by its path, which begins with /',
  nl: 'Noem een pagina bij het pad, dat met / begint',
};

/** Returns a page's path without its query and fragment, which can contain secrets of links in mails. */
export function stripQuery(page: string): string {
  return page.replace(/[?#].*/s, '');
}

/** Returns whether a browser sends Do Not Track or Global Privacy Control. */
export function hasTrackingOptOut(headers: Headers): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';
}
