import { useCallback, useEffect, useState } from 'react';
import { useCMS } from 'tinacms';
import { listPages, requireEditorApi, type PageSummary } from './list-pages.ts';

/** Reads all pages when a part of the editor is opened; undefined until they are read, and after a failure. */
export function usePages() {
  const api = requireEditorApi(useCMS().api.tina);
  const [pages, setPages] = useState<readonly PageSummary[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    listPages(api)
      .then(setPages)
      .catch(() => setHasFailed(true));
  }, [api]);
  useEffect(load, [load]);
  const reload = () => {
    setHasFailed(false);
    load();
  };
  return { pages, hasFailed, reload };
}
