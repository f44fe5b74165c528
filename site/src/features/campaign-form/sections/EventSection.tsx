import { useState } from 'react';
import { LOCATION_MAX } from '#api/campaigns/draft-rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { emptyDeadlineText } from '../default-deadline.ts';
import { CheckField } from '../parts/CheckField.tsx';
import { formatWallTime } from '../wall-time.ts';
import type { SectionProps } from './props.ts';
import { Section } from './Section.tsx';

/** Event Details: when and where, and when fans may take part; all in Dutch time. */
export function EventSection({ form, texts, language, campaign }: SectionProps) {
  const { fields } = texts;
  const [openedAt] = useState(() => Date.now());
  const hasFixedDate = (campaign?.isFrozen ?? false) && campaign?.plannedDate !== null;
  const isFlexible = form.values.flexiblePlanning;
  const isFixed = campaign?.isFrozen ?? false;
  const deadlineHelp = `${emptyDeadlineText(form.values, fields, language, openedAt)} ${fields.timeZone}`;
  return (
    <Section name="event" title={fields.event}>
      <CheckField
        label={fields.flexiblePlanning}
        help={fields.flexibleHelp}
        {...form.flag('flexiblePlanning')}
      />
      {!isFlexible && (
        <div className="form-row">
          <Field
            label={fields.plannedDate}
            type="date"
            help={hasFixedDate ? fields.eventFixed : undefined}
            max="9999-12-31"
            {...form.text('plannedDate')}
            disabled={hasFixedDate}
            required
          />
          <Field
            label={fields.plannedTime}
            help={fields.timeZone}
            type="time"
            {...form.text('plannedTime')}
            disabled={hasFixedDate}
            required
          />
        </div>
      )}
      <Field
        label={fields.plannedLocation}
        optional={isFlexible ? fields.optional : undefined}
        help={fields.plannedLocationHelp}
        {...form.text('plannedLocation')}
        maxLength={LOCATION_MAX}
        required={!isFlexible}
      />
      <CheckField label={fields.organizeInNetherlands} {...form.flag('organizeInNetherlands')} />
      <div className="form-row">
        <Field
          label={fields.subscriptionStartDate}
          optional={fields.optional}
          help={
            isFixed ? `${fields.startFixed} ${fields.timeZone}` : `${fields.startHelp} ${fields.timeZone}`
          }
          type="datetime-local"
          max="9999-12-31T23:59"
          {...form.text('subscriptionStartDate')}
        />
        <Field
          label={fields.subscriptionDeadline}
          optional={fields.optional}
          help={isFixed ? `${fields.deadlineFixed} ${deadlineHelp}` : deadlineHelp}
          type="datetime-local"
          min={isFixed ? formatWallTime(campaign?.subscriptionDeadline ?? null) : undefined}
          max="9999-12-31T23:59"
          {...form.text('subscriptionDeadline')}
        />
      </div>
    </Section>
  );
}
