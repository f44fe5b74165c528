import type { Overview } from '#api/admin/contract.ts';
import { COUNT_MAX, OVERVIEW_FIGURES, PAYMENT_STATES, type OverviewFigure } from '#api/admin/rules.ts';
import { STAGES } from '#api/campaigns/stage-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { BarChart } from './BarChart.tsx';
import { formatDuration } from './format-duration.ts';
import { adminPath } from './AdminNav.tsx';
import type { AdminTexts } from './texts.ts';

type OverviewViewProps = {
  readonly overview: Overview;
  readonly language: Language;
  readonly texts: AdminTexts;
};

/** Where each figure is dealt with, below the dashboard. */
const PLACES: Readonly<Record<OverviewFigure, string>> = {
  charitiesPending: 'charities',
  reportsOpen: 'reports',
  selectionsGivenUp: 'selections',
  mailsFailed: 'admin/mails',
  messagesUnapplied: 'admin/messages',
  messagesRefused: 'admin/messages#refused',
};

/** The admin's first page: what needs attention, the totals, and the last days. */
export function OverviewView({ overview, language, texts }: OverviewViewProps) {
  const { overview: t } = texts;
  const format = (count: number) => formatCount(count, language, t);
  const { figures, campaigns, payments, days } = overview;
  return (
    <div className="admin-overview">
      <section aria-labelledby="waiting">
        <h2 id="waiting">{t.waiting}</h2>
        <ul className="figures figures-main">
          {OVERVIEW_FIGURES.map((name) => (
            <li key={name}>
              <a href={`/${language}/dashboard/${PLACES[name]}`} data-waits={figures[name] > 0}>
                <strong>{format(figures[name])}</strong> {t[name]}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="campaigns">
        <h2 id="campaigns">{t.campaigns}</h2>
        <ul className="figures">
          {STAGES.map((stage) => (
            <li key={stage}>
              <a href={`${adminPath('campaigns', language)}?stage=${stage}`}>
                <strong>{format(campaigns[stage])}</strong> {texts.campaigns[stage]}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="payments">
        <h2 id="payments">{t.payments}</h2>
        <ul className="figures">
          {PAYMENT_STATES.map((state) => (
            <li key={state}>
              <a href={`${adminPath('payments', language)}?state=${state}`}>
                <strong>{format(payments[state])}</strong> {texts.payments[state]}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="last-days">
        <h2 id="last-days">{t.lastDays}</h2>
        <div className="charts">
          <BarChart
            {...{ language, texts: t, title: t.paymentsPerDay }}
            days={days.map(({ day, payments: count }) => ({ day, count }))}
          />
          <BarChart
            {...{ language, texts: t, title: t.campaignsPerDay }}
            days={days.map(({ day, campaigns: count }) => ({ day, count }))}
          />
        </div>
      </section>
      <section aria-labelledby="last-sweep">
        <h2 id="last-sweep">{t.lastSweep}</h2>
        <p>
          <a className="link" href={adminPath('sweeps', language)}>
            {describeSweep(overview.lastSweep, language, t)}
          </a>
        </p>
      </section>
    </div>
  );
}

function formatCount(count: number, language: Language, texts: AdminTexts['overview']): string {
  const text = new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB').format(count);
  return count < COUNT_MAX ? text : fillText(texts.atLeast, { count: text });
}

function describeSweep(
  sweep: Overview['lastSweep'],
  language: Language,
  texts: AdminTexts['overview'],
): string {
  if (!sweep) return texts.noSweep;
  const time = formatDateTime(sweep.startedAt, language);
  return sweep.failedParts.length > 0
    ? fillText(texts.sweepFailed, { time, parts: sweep.failedParts.join(', ') })
    : fillText(texts.sweepFine, { time, duration: formatDuration(sweep.durationMs, language) });
}
