import { useMemo, useState } from 'react';
import { FANBASE_SIZES, GENDERS } from '#api/celebrities/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { countries } from '#site/i18n/countries.ts';
import { ChoiceField } from '#site/ui/ChoiceField.tsx';
import { Field, SelectField, TextareaField } from '#site/ui/Field.tsx';
import type { Problems } from '#site/ui/use-form.ts';
import type { AccountTexts } from './texts.ts';

type PersonalFieldsProps = WithTexts<AccountTexts['personal']> & {
  readonly optional: string;
  readonly problems: Problems;
  readonly values: Readonly<Record<string, string | null | undefined>>;
};

/** A celebrity's Personal step: who they are, what they do, who follows them (RULES.md, "Required fields"). */
export function PersonalFields(props: PersonalFieldsProps) {
  return (
    <>
      <AboutYou {...props} />
      <YourWork {...props} />
      <YourFans {...props} />
    </>
  );
}

/** Returns a function for the props of a field by its name, with its label. */
function createFieldProps({ texts, problems, values }: PersonalFieldsProps) {
  const labels = { ...texts, countryOfResidence: texts.country };
  return (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: values[name] ?? '',
    problem: problems[name],
  });
}

function AboutYou(props: PersonalFieldsProps) {
  const { language, texts } = props;
  const field = createFieldProps(props);
  const all = useMemo(() => countries(language), [language]);
  const blank = ['', texts.choose] as const;
  const genders = {
    male: texts.genderMale,
    female: texts.genderFemale,
    'non-binary': texts.genderNonBinary,
    'prefer-not-to-say': texts.genderPreferNotToSay,
  };
  return (
    <fieldset className="form">
      <legend className="group">{texts.aboutYou}</legend>
      <Field {...field('artistName')} autoComplete="nickname" required />
      <div className="form-row">
        <Field {...field('phone')} help={texts.phoneHelp} type="tel" autoComplete="tel" required />
        <SelectField
          {...field('gender')}
          autoComplete="sex"
          required
          options={[blank, ...GENDERS.map((gender) => [gender, genders[gender]] as const)]}
        />
      </div>
      <div className="form-row">
        <SelectField
          {...field('countryOfResidence')}
          autoComplete="country"
          required
          options={[blank, ...all]}
        />
        <Field {...field('city')} autoComplete="address-level2" required />
      </div>
    </fieldset>
  );
}

function YourWork(props: PersonalFieldsProps) {
  const { texts, optional } = props;
  const field = createFieldProps(props);
  return (
    <fieldset className="form">
      <legend className="group">{texts.yourWork}</legend>
      <Field {...field('knownFor')} help={texts.knownForHelp} required />
      <TextareaField {...field('bio')} help={texts.bioHelp} rows={4} required />
      <Field {...field('website')} optional={optional} type="url" inputMode="url" autoComplete="url" />
    </fieldset>
  );
}

function YourFans(props: PersonalFieldsProps) {
  const { texts, values } = props;
  const field = createFieldProps(props);
  const [hasFanbase, setHasFanbase] = useState(values['hasFanbase'] ?? '');
  return (
    <fieldset className="form">
      <legend className="group">{texts.yourFans}</legend>
      <ChoiceField
        {...field('hasFanbase')}
        options={[
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
        ]}
        onChoose={setHasFanbase}
      />
      {hasFanbase === 'yes' && (
        <div className="form-row">
          <SelectField
            {...field('fanbaseSize')}
            required
            options={[
              ['', texts.choose],
              ...FANBASE_SIZES.map((size) => [size, size.replace(/[<>]/, '$& ')] as const),
            ]}
          />
          <Field {...field('socialMediaProfile')} type="url" inputMode="url" required />
        </div>
      )}
    </fieldset>
  );
}
