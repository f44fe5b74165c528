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
  /** Known values by field name. */
  readonly values?: Readonly<Record<string, string | null | undefined>>;
};

/** A celebrity's Personal step: who they are, what they do, who follows them (RULES.md, "Required fields"). */
export function PersonalFields({ language, texts, optional, problems, values = {} }: PersonalFieldsProps) {
  const all = useMemo(() => countries(language), [language]);
  const [hasFanbase, setHasFanbase] = useState(values['hasFanbase'] ?? '');
  const genders = {
    male: texts.genderMale,
    female: texts.genderFemale,
    'non-binary': texts.genderNonBinary,
    'prefer-not-to-say': texts.genderPreferNotToSay,
  };
  const blank = ['', texts.choose] as const;
  const fieldProps = (name: string) => ({ name, defaultValue: values[name] ?? '', problem: problems[name] });

  return (
    <>
      <fieldset className="form">
        <legend className="group">{texts.aboutYou}</legend>
        <Field label={texts.artistName} {...fieldProps('artistName')} autoComplete="nickname" required />
        <div className="form-row">
          <Field
            label={texts.phone}
            help={texts.phoneHelp}
            {...fieldProps('phone')}
            type="tel"
            autoComplete="tel"
            required
          />
          <SelectField
            label={texts.gender}
            {...fieldProps('gender')}
            autoComplete="sex"
            required
            options={[blank, ...GENDERS.map((gender) => [gender, genders[gender]] as const)]}
          />
        </div>
        <div className="form-row">
          <SelectField
            label={texts.country}
            {...fieldProps('countryOfResidence')}
            autoComplete="country"
            required
            options={[blank, ...all.map(({ code, name }) => [code, name] as const)]}
          />
          <Field label={texts.city} {...fieldProps('city')} autoComplete="address-level2" required />
        </div>
      </fieldset>

      <fieldset className="form">
        <legend className="group">{texts.yourWork}</legend>
        <Field label={texts.knownFor} help={texts.knownForHelp} {...fieldProps('knownFor')} required />
        <TextareaField label={texts.bio} help={texts.bioHelp} {...fieldProps('bio')} rows={4} required />
        <Field
          label={texts.website}
          optional={optional}
          {...fieldProps('website')}
          type="url"
          inputMode="url"
          autoComplete="url"
        />
      </fieldset>

      <fieldset className="form">
        <legend className="group">{texts.yourFans}</legend>
        <ChoiceField
          label={texts.hasFanbase}
          {...fieldProps('hasFanbase')}
          options={[
            { value: 'yes', label: texts.yes },
            { value: 'no', label: texts.no },
          ]}
          onChoose={setHasFanbase}
        />
        {hasFanbase === 'yes' && (
          <div className="form-row">
            <SelectField
              label={texts.fanbaseSize}
              {...fieldProps('fanbaseSize')}
              required
              options={[blank, ...FANBASE_SIZES.map((size) => [size, size.replace(/[<>]/, '$& ')] as const)]}
            />
            <Field
              label={texts.socialMediaProfile}
              {...fieldProps('socialMediaProfile')}
              type="url"
              inputMode="url"
              required
            />
          </div>
        )}
      </fieldset>
    </>
  );
}
