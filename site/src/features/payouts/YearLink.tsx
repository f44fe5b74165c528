import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { readLastYear } from './payout-calls.ts';

type YearLinkProps = { readonly language: Language; readonly text: string };

/** The way to last year's statement, for those who paid something in it. */
export function YearLink({ language, text }: YearLinkProps) {
  const { resource } = useResource(readLastYear);
  const year = resource.kind === 'ready' ? resource.value.year : null;
  if (year === null) return null;
  return (
    <p>
      <a className="link" href={`/${language}/dashboard/year-statement?year=${year}`}>
        {fillText(text, { year: String(year) })}
      </a>
    </p>
  );
}
