import { useCallback, useEffect, useState } from 'react';
import { useCMS } from 'tinacms';
import { requireEditorApi, type EditorApi } from './editor-api.ts';
import { listPages, type PageSummary } from './list-pages.ts';

type Pages = {
  readonly api: EditorApi;
  /** Undefined until they are read, and after a failure. */
  readonly pages: readonly PageSummary[] | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
};

/** Reads all pages when a part of the editor is opened. */
export function usePages(): Pages {
  const api = requireEditorApi(useCMS().api.tina);
  const [pages, setPages] = useState<readonly PageSummary[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const reload = useCallback(() => {
    setHasFailed(false);
    listPages(api)
      .then(setPages)
      .catch(() => setHasFailed(true));
  }, [api]);
  useEffect(reload, [reload]);
  return { api, pages, hasFailed, reload };
}
