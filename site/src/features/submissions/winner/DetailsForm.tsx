import type { Invitation } from '#api/outcomes/contract.ts';
import { Field, TextareaField } from '#site/ui/Field.tsx';
import type { Problems, Values } from '#site/ui/use-form.ts';
import type { WinnerTexts } from './texts.ts';

type DetailsFormProps = {
  readonly details: Invitation['details'];
  readonly known: Invitation['known'];
  readonly allowPlusOne: boolean;
  /** The date of the meeting; null if it is still to be arranged. */
  readonly plannedDate: string | null;
  readonly values: Values;
  readonly problems: Problems;
  readonly texts: WinnerTexts;
};

const FIELDS = ['name', 'phone', 'availability', 'companion'] as const;

/** Asks for the winner's details for the meeting, with a plain form that works without script. */
export function DetailsForm(props: DetailsFormProps) {
  const { details, known, allowPlusOne, plannedDate, values, problems, texts: t } = props;
  const first = FIELDS.find((name) => problems[name] !== undefined);
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    autoFocus: name === first,
    defaultValue: values[name] ?? { ...known, ...details }[name] ?? '',
    problem: problems[name],
  });
  return (
    <form className="form" method="post" action="#details" noValidate>
      <Field {...field('name')} label={t.name} autoComplete="name" required />
      <Field {...field('phone')} label={t.phone} type="tel" autoComplete="tel" required />
      <TextareaField
        {...field('availability')}
        label={plannedDate === null ? t.availability : t.toKnow}
        help={plannedDate === null ? t.availabilityHelp : t.availabilityOnDate}
        rows={3}
        required={plannedDate === null}
      />
      {allowPlusOne && <Field {...field('companion')} label={t.companion} help={t.companionHelp} />}
      <button className="button">{t.save}</button>
    </form>
  );
}
