import { REASON_MAX, REASON_MIN } from '#api/nominees/rules.ts';
import { FieldFrame } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineeTexts } from './texts.ts';

type WinnerReasonProps = {
  /** The nominee's. */
  readonly name: string;
  readonly reason: string;
  readonly problem: string | undefined;
  readonly texts: NomineeTexts['nominees'];
  readonly onChange: (reason: string) => void;
};

/** The owner's sentence why a nominee wins, once they are chosen. */
export function WinnerReason({ name, reason, problem, texts, onChange }: WinnerReasonProps) {
  const help = fillText(texts.whyHelp, { min: String(REASON_MIN), max: String(REASON_MAX) });
  return (
    <div className="winner-reason">
      <FieldFrame label={fillText(texts.why, { name })} help={help} problem={problem}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FieldFrame>
    </div>
  );
}
