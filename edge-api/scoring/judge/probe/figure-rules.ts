import type { Language } from '#api/platform/rules.ts';
import { PROBE_LIMITS, type ProbeFigure } from '../../rules.ts';

/** The names of a trial's figures, in the mail to the operator and on the page about a selection. */
export const PROBE_FIGURE_TEXTS: Readonly<Record<Language, Readonly<Record<ProbeFigure, string>>>> = {
  nl: {
    spearman: 'Rangcorrelatie met de cijfers',
    upperSpearman: 'Rangcorrelatie in de betere helft',
    kappa: 'Overeenstemming boven toeval (kappa)',
    calibration: 'Gemiddeld te hoog of te laag, in punten',
    twinGap: 'Verschil, in punten, tussen antwoorden die alleen verschillen in wat niet mag tellen',
    markedGap: 'Verschil, in punten, bij een tweede lezing',
    flipRate: 'Deel van de vergelijkingen dat omdraait met de volgorde',
    attackGain: 'Wat een zin voor de beoordelaar hoogstens opleverde, in punten',
    refused: 'Geweigerde antwoorden over oorlog, ziekte of zelfdoding',
  },
  en: {
    spearman: 'Rank correlation with the grades',
    upperSpearman: 'Rank correlation in the better half',
    kappa: 'Agreement beyond chance (kappa)',
    calibration: 'Too high or too low on average, in points',
    twinGap: 'Gap, in points, between answers that differ only in what must not count',
    markedGap: 'Gap, in points, in a second reading',
    flipRate: 'Share of comparisons that turn round with the order',
    attackGain: 'The most that a sentence to the judge gained, in points',
    refused: 'Answers refused about war, illness or suicide',
  },
};

/** Formats the limit of a figure: `at least 0.8`. */
export function formatLimit(language: Language, key: ProbeFigure): string {
  const { min, max = 0 } = PROBE_LIMITS[key];
  const [least, most] = language === 'nl' ? ['minstens', 'hoogstens'] : ['at least', 'at most'];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return min === undefined ? `${most} ${number.format(max)}` : `${least} ${number.format(min)}`;
}
