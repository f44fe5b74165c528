import type { Statistics } from '#api/statistics/contract.ts';
import type { ShownCount, ShownCounts } from '#api/statistics/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatDayMonth } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { Count } from './CountTable.tsx';
import type { StatisticsTexts } from './texts.ts';
import '#site/ui/progress.css';

type PictureProps = { readonly language: Language; readonly texts: StatisticsTexts };

const toNumber = (count: ShownCount) => (typeof count === 'number' ? count : 0);

/** Bars of what was paid, by where people came from. */
export function SourceBars({
  rows,
  language,
  texts,
}: PictureProps & { readonly rows: readonly { readonly name: string; readonly counts: ShownCounts }[] }) {
  const most = Math.max(1, ...rows.map(({ counts }) => toNumber(counts.paid)));
  return (
    <ul className="statistics-bars">
      {rows.map(({ name, counts: { paid } }) => (
        <li key={name}>
          <span>{name}</span>
          <progress className="progress" max={most} value={toNumber(paid)} aria-hidden="true" />
          <span className="num">
            <Count count={paid} language={language} texts={texts} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const WIDTH = 600;
const HEIGHT = 160;

type Point = { readonly at: number; readonly paid: number };
type Line = { readonly points: readonly Point[]; readonly first: Point; readonly last: Point };

/**
 * Returns what was paid in all, day by day; days whose number is not shown add nothing to it. Undefined where there is
 * nothing to draw.
 */
export function addUp(days: Statistics['days']): Line | undefined {
  let paid = 0;
  const points = days
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ day, counts }) => {
      paid += toNumber(counts.paid);
      return { at: Date.parse(`${day}T12:00:00Z`), paid };
    });
  const [first, last] = [points[0], points.at(-1)];
  return first && last && first !== last && last.paid > 0 ? { points, first, last } : undefined;
}

/** A line of what was paid in all, day by day. */
export function PaidLine({ points, first, last, language, texts }: PictureProps & Line) {
  const toX = (at: number) => ((at - first.at) / (last.at - first.at)) * WIDTH;
  const toY = (paid: number) => HEIGHT - (paid / last.paid) * HEIGHT;
  const line = points.map(({ at, paid }) => `${toX(at).toFixed(1)},${toY(paid).toFixed(1)}`).join(' ');
  const [from, to] = [first, last].map(({ at }) => formatDayMonth(new Date(at).toISOString(), language));
  const label = fillText(texts.line, { count: String(last.paid), from: from ?? '', to: to ?? '' });
  return (
    <figure className="statistics-line">
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} role="img" aria-label={label} preserveAspectRatio="none">
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
        <polyline points={line} />
      </svg>
      <figcaption className="row row-apart help">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
