import { afterSubmit, type Submission } from './form-state.ts';

/** Longer than TinaCMS takes to navigate to its own list. */
const AFTER_TINACMS_MS = 100;

/** Returns the address at which the editor opens a content file: a page in its preview, any other file as a form. */
export function toEditorAddress(file: string): string {
  const [, , collection, ...path] = file
    .replace(/\.json$/, '')
    .replace(/\/{2,}/g, '/')
    .split('/');
  return collection === 'pages'
    ? `#/~/tina-preview/${path.join('/')}`
    : `#/collections/edit/${collection}/~/${path.join('/')}`;
}

/** Opens a new file after it is saved, instead of TinaCMS's list. */
export function stayOnFile({ path, finalForm }: Submission['form']): void {
  afterSubmit(finalForm, (hasSucceeded) => {
    if (hasSucceeded) setTimeout(() => location.assign(toEditorAddress(path)), AFTER_TINACMS_MS);
  });
}
