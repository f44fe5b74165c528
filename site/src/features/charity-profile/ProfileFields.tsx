import { useMemo } from 'react';
import { ABOUT_MAX, REGISTRATION_MAX, TEN_EUROS_MAX } from '#api/charities/profile-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { countries } from '#site/i18n/countries.ts';
import { ChoiceField } from '#site/ui/ChoiceField.tsx';
import { Field, SelectField, TextareaField } from '#site/ui/Field.tsx';
import type { FormState } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { CharityProfileTexts } from './texts.ts';

type ProfileFieldsProps = WithTexts<CharityProfileTexts['form']> & {
  readonly field: FormState['field'];
};

/** What a charity says about itself, in both languages, and the details by which it is found. */
export function ProfileFields({ language, texts, field }: ProfileFieldsProps) {
  const all = useMemo(() => countries(language), [language]);
  const optionalProps = (name: string) => ({ ...field(name), optional: texts.optional });
  const aboutHelp = fillText(texts.aboutHelp, { max: String(ABOUT_MAX) });
  const tenEurosHelp = fillText(texts.tenEurosHelp, { max: String(TEN_EUROS_MAX) });
  return (
    <>
      <div className="form">
        {(['aboutNl', 'aboutEn'] as const).map((name) => (
          <TextareaField key={name} label={texts[name]} help={aboutHelp} {...optionalProps(name)} rows={4} />
        ))}
        {(['tenEurosNl', 'tenEurosEn'] as const).map((name) => (
          <TextareaField
            key={name}
            label={texts[name]}
            help={tenEurosHelp}
            {...optionalProps(name)}
            rows={2}
          />
        ))}
      </div>
      <fieldset className="form">
        <legend className="group">{texts.details}</legend>
        <div className="form-row">
          <Field
            label={texts.website}
            help={texts.websiteHelp}
            {...optionalProps('website')}
            type="url"
            inputMode="url"
            autoComplete="url"
          />
          <Field
            label={texts.contactEmail}
            help={texts.contactHelp}
            {...optionalProps('contactEmail')}
            type="email"
            autoComplete="email"
          />
        </div>
        <SelectField
          label={texts.country}
          {...optionalProps('country')}
          autoComplete="country"
          options={[['', texts.choose], ...all.map(({ code, name }) => [code, name] as const)]}
        />
        <div className="form-row">
          <Field label={texts.rsin} help={texts.rsinHelp} {...optionalProps('rsin')} inputMode="numeric" />
          <Field
            label={texts.registrationNumber}
            help={texts.registrationHelp}
            {...optionalProps('registrationNumber')}
            maxLength={REGISTRATION_MAX}
          />
        </div>
        <ChoiceField
          label={texts.isAnbi}
          {...field('isAnbi')}
          options={[
            { value: 'yes', label: texts.yes },
            { value: 'no', label: texts.no },
          ]}
        />
      </fieldset>
    </>
  );
}
