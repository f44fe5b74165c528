import { useState } from 'react';
import { getDefaultDeadline } from '#api/campaigns/draft-rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { CheckField } from '#site/ui/CheckField.tsx';
import { formatWallTime } from '#site/i18n/wall-time.ts';
import type { FieldTexts } from '../texts.ts';
import { Optional, Section, type SectionProps } from './Section.tsx';
import type { Language } from '#api/platform/rules.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { toPlannedInstant } from '../checks.ts';
import type { FormValues } from '../values.ts';

/** Event Details: when and where, and when fans may take part; all in Dutch time. */
export function EventSection(props: SectionProps) {
  const { form, texts, campaign } = props;
  const { fields } = texts;
  const isFlexible = form.values.flexiblePlanning;
  const hasWinners = campaign?.winnersSelected ?? false;
  const hasFixedDate = hasWinners && campaign?.plannedDate !== null && !campaign?.flexiblePlanning;
  const winnersHelp = hasFixedDate ? fields.meetingFixed : fields.meetingHelp;
  return (
    <Section name="event" title={fields.event}>
      <CheckField
        help={hasFixedDate ? fields.postponeHelp : fields.flexibleHelp}
        {...form.flag('flexiblePlanning')}
      />
      {!isFlexible && (
        <div className="form-row">
          <Field
            type="date"
            help={hasWinners ? winnersHelp : undefined}
            max="9999-12-31"
            {...form.text('plannedDate')}
            disabled={hasFixedDate}
            required
          />
          <Field
            help={fields.timeZone}
            type="time"
            {...form.text('plannedTime')}
            disabled={hasFixedDate}
            required
          />
        </div>
      )}
      <Field
        optional={isFlexible ? fields.optional : undefined}
        help={fields.plannedLocationHelp}
        {...form.text('plannedLocation')}
        required={!isFlexible}
      />
      <CheckField {...form.flag('organizeInNetherlands')} disabled={hasWinners} />
      <EntryPeriod {...props} />
    </Section>
  );
}

function EntryPeriod({ form, texts, language, campaign }: SectionProps) {
  const { fields } = texts;
  const { problems } = form;
  const [openedAt] = useState(() => Date.now());
  const isFixed = campaign?.isFrozen ?? false;
  const hasWinners = campaign?.winnersSelected ?? false;
  const { subscriptionStartDate, subscriptionDeadline } = form.values;
  const moment = { type: 'datetime-local', max: '9999-12-31T23:59', disabled: hasWinners };
  return (
    <Optional
      title={fields.entryPeriod}
      help={emptyDeadlineText(form.values, fields, language, openedAt)}
      isUsed={subscriptionStartDate !== '' || subscriptionDeadline !== ''}
      hasProblem={Boolean(problems['subscriptionStartDate'] ?? problems['subscriptionDeadline'])}
      texts={texts}
    >
      <div className="form-row">
        <Field
          help={`${fields.startHelp} ${fields.timeZone}`}
          {...form.text('subscriptionStartDate')}
          {...moment}
        />
        <Field
          help={isFixed ? `${fields.deadlineFixed} ${fields.timeZone}` : fields.timeZone}
          min={isFixed ? formatWallTime(campaign?.subscriptionDeadline ?? null) : undefined}
          {...form.text('subscriptionDeadline')}
          {...moment}
        />
      </div>
    </Optional>
  );
}

/** Describes the default deadline, with its time if that is known (RULES.md, "Phases"). */
export function emptyDeadlineText(
  values: Pick<FormValues, 'flexiblePlanning' | 'plannedDate' | 'plannedTime'>,
  texts: FieldTexts,
  language: Language,
  now: number,
): string {
  if (values.flexiblePlanning) return texts.deadlineFlexible;
  const deadline = getDefaultDeadline(toPlannedInstant(values), false);
  if (deadline === null) return texts.deadlineUnknown;
  const text = deadline.getTime() > now ? texts.deadlineDefault : texts.deadlineDefaultPast;
  return fillText(text, { moment: formatDateTime(deadline, language) });
}
