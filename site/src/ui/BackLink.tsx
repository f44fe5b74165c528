import { ArrowLeft } from 'lucide-react';
import type { Language } from '#api/platform/rules.ts';

/** A link back to the dashboard, above the title of a campaign's page. */
export function BackLink({ language, label }: { readonly language: Language; readonly label: string }) {
  return (
    <a className="icon-link back-link" href={`/${language}/dashboard`}>
      <ArrowLeft size="1.2rem" aria-hidden="true" />
      {label}
    </a>
  );
}
