import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';

type YearLinkProps = {
  /** Last year, where the person paid something in it. */
  readonly year: number | null;
  readonly language: Language;
  readonly text: string;
};

/** The way to last year's statement, for those who paid something in it. */
export function YearLink({ year, language, text }: YearLinkProps) {
  if (year === null) return null;
  return (
    <p>
      <a className="link" href={`/${language}/dashboard/year-statement?year=${year}`}>
        {fillText(text, { year: String(year) })}
      </a>
    </p>
  );
}
