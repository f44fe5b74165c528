import { ArrowLeft } from 'lucide-react';
import type { Language } from '#api/platform/rules.ts';
import './back-link.css';

/** A link back to the dashboard, above the title of a campaign's page. */
export function BackLink({ language, label }: { readonly language: Language; readonly label: string }) {
  return (
    <a className="back-link" href={`/${language}/dashboard`}>
      <ArrowLeft aria-hidden="true" />
      {label}
    </a>
  );
}
