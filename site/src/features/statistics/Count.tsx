import type { ShownCount } from '#api/statistics/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { StatisticsTexts } from './texts.ts';

type CountProps = {
  readonly count: ShownCount;
  readonly language: Language;
  readonly texts: StatisticsTexts;
};

/** A count, or the sign for one that is not shown, with words for those who hear it. */
export function Count({ count, language, texts }: CountProps) {
  if (typeof count === 'number')
    return <>{new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB').format(count)}</>;
  return (
    <>
      <span aria-hidden="true">{texts[count]}</span>
      <span className="visually-hidden">{count === 'few' ? texts.fewLabel : texts.hiddenLabel}</span>
    </>
  );
}
