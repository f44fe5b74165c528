import type { Invitation } from '#api/outcomes/contract.ts';
import { Field, TextareaField } from '#site/ui/Field.tsx';
import type { Problems, Values } from '#site/ui/use-form.ts';
import type { WinnerTexts } from './texts.ts';

type DetailsFormProps = {
  readonly details: Invitation['details'];
  readonly allowPlusOne: boolean;
  /** Whether the date is set, and the winner has not said that they cannot come then. */
  readonly isDateSet: boolean;
  readonly values: Values;
  readonly problems: Problems;
  readonly texts: WinnerTexts;
};

/** Asks for the winner's details for the meeting, with a plain form that works without script. */
export function DetailsForm(props: DetailsFormProps) {
  const { details, allowPlusOne, isDateSet, values, problems, texts: t } = props;
  const field = (name: 'name' | 'phone' | 'availability' | 'companion') => ({
    name,
    defaultValue: values[name] ?? details?.[name] ?? '',
    problem: problems[name],
  });
  return (
    <form className="form" method="post" action="#details" noValidate>
      <Field {...field('name')} label={t.name} autoComplete="name" required />
      <Field {...field('phone')} label={t.phone} type="tel" autoComplete="tel" required />
      <TextareaField
        {...field('availability')}
        label={isDateSet ? t.remarks : t.availability}
        optional={isDateSet ? t.optional : undefined}
        help={isDateSet ? t.remarksHelp : t.availabilityHelp}
        rows={3}
        required={!isDateSet}
      />
      {isDateSet && <input type="hidden" name="remarksNone" value={t.remarksNone} />}
      {allowPlusOne && <Field {...field('companion')} label={t.companion} help={t.companionHelp} />}
      <button className="button">{t.save}</button>
    </form>
  );
}
