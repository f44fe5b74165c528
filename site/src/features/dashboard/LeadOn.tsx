import { useEffect } from 'react';
import { Loading } from './SubmissionsView.tsx';

/** Leads on to another page, which takes this one's place in the history. */
export function LeadOn({ path, waiting }: { readonly path: string; readonly waiting: string }) {
  useEffect(() => location.replace(path), [path]);
  return <Loading label={waiting} />;
}
