import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { CountdownState } from './countdown-state.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime, formatDeadline, formatDigits } from '#site/i18n/format.ts';
import type { CampaignTexts } from './texts.ts';
import './countdown.css';

type CountdownProps = WithTexts<CampaignTexts['countdown']> & {
  readonly state: CountdownState;
  readonly now: Date;
};

/**
 * Shows days, hours, minutes and, before a deadline, seconds. Screen readers read the date instead of digits that
 * change every second. It always takes up the same space.
 */
export function Countdown({ state, now, language, texts }: CountdownProps) {
  if (state.kind === 'no-deadline') {
    return (
      <p className="countdown countdown-without">
        <span className="countdown-label">{texts.noDeadline}</span>
      </p>
    );
  }
  const { days, hours, minutes, seconds } = state.left;
  const units = [
    [days, texts.days],
    [hours, texts.hours],
    [minutes, texts.minutes],
    ...(state.kind === 'opens' ? [] : [[seconds, texts.seconds] as const]),
  ] as const;
  return (
    <p className="countdown" data-kind={state.kind}>
      <span className="countdown-units row" aria-hidden="true">
        {units.map(([value, unit]) => (
          <span className="countdown-unit" key={unit}>
            <b>{formatDigits(value)}</b>
            <small>{unit}</small>
          </span>
        ))}
      </span>
      {state.kind === 'passed' ? (
        <span className="countdown-label">{texts.passed}</span>
      ) : (
        <>
          <span className="countdown-label" aria-hidden="true">
            {texts[state.kind]}
          </span>
          <time className="visually-hidden" dateTime={state.target.toISOString()}>
            {state.kind === 'opens'
              ? fillText(texts.opensOn, { moment: formatDateTime(state.target, language) })
              : fillText(texts.closesOn, { moment: formatDeadline(state.target, language, now) })}
          </time>
        </>
      )}
    </p>
  );
}
