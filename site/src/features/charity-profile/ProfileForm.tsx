import type { EditableProfile } from '#api/charities/profile-contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { useForm, type FormErrors, type Values, type Problems, type FormState } from '#site/ui/use-form.ts';
import { pickTexts } from '#widget/client/drafts.ts';
import { formatETag } from '#api/platform/etag-rules.ts';
import { api } from '../accounts/api.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import { DraftForm, type DraftTexts } from '#site/ui/DraftForm.tsx';
import { useFormDraft } from '#site/ui/use-form-draft.ts';
import type { CharityProfileTexts } from './texts.ts';
import { EMAIL_INVALID, isEmail, parseWebAddress, URL_INVALID } from '#api/accounts/rules.ts';
import {
  ABOUT_MAX,
  isRsin,
  normalizeRsin,
  RSIN_INVALID,
  TEN_EUROS_MAX,
  validateProfile,
  WEBSITE_INSECURE,
  REGISTRATION_MAX,
} from '#api/charities/profile-rules.ts';
import { countCodePoints, tooLong, type Language, type LocalizedText } from '#api/platform/rules.ts';
import { useMemo } from 'react';
import { countries } from '#site/i18n/countries.ts';
import { ChoiceField } from '#site/ui/ChoiceField.tsx';
import { Field, SelectField, TextareaField } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';

type ProfileFormProps = WithTexts<CharityProfileTexts['form']> & {
  readonly doc: EditableProfile;
  readonly owner: string;
  /** The version on which a save is based; changing the logo raises it as well. */
  readonly version: number;
  readonly onVersion: (version: number) => void;
  readonly draftTexts: DraftTexts;
};

const { profile } = api.charities[':id'];

/** Edits the texts and details of a charity's profile. What is typed is stored as a draft until it is saved. */
export function ProfileForm({
  doc,
  owner,
  version,
  onVersion,
  language,
  texts,
  draftTexts,
}: ProfileFormProps) {
  const draft = useFormDraft(`charity-${doc.id}`, owner, toValues(doc));
  const form = useForm({ draft, check: (values) => checkProfile(values, language), related: RELATED, send });

  async function send(values: Values): Promise<FormErrors | undefined> {
    const outcome = await profile.$patch({
      param: { id: doc.id },
      json: { ...values, isAnbi: values['isAnbi'] === 'yes' },
      header: { 'if-match': formatETag(version) },
    });
    if (outcome.kind === 'done') {
      onVersion(outcome.value.doc.version);
      draft.markSaved(values);
      showFormToast('success', texts.saved);
    } else if (outcome.status === 412) {
      // The typed values stay, and overwrite the other version if they are saved again.
      const latest = await profile.$get({ param: { id: doc.id } });
      if (latest.kind === 'done') onVersion(latest.value.doc.version);
    }
    return toFormErrors(outcome, { ...texts, failed: texts.saveFailed });
  }

  return (
    <DraftForm draft={draft} state={form} texts={draftTexts} submit={texts.save} busy={texts.saving}>
      <ProfileFields language={language} texts={texts} field={form.field} />
    </DraftForm>
  );
}

/** Fields that are validated together. */
const RELATED = {
  aboutNl: ['aboutEn'],
  aboutEn: ['aboutNl'],
  tenEurosNl: ['tenEurosEn'],
  tenEurosEn: ['tenEurosNl'],
  isAnbi: ['rsin'],
};

function toValues({ isAnbi, ...doc }: EditableProfile): Values {
  const { id: _, name: __, slug: ___, approvalStatus: ____, ...fields } = doc;
  return { ...pickTexts(fields), isAnbi: isAnbi ? 'yes' : 'no' };
}

const LENGTHS_MAX = {
  aboutNl: ABOUT_MAX,
  aboutEn: ABOUT_MAX,
  tenEurosNl: TEN_EUROS_MAX,
  tenEurosEn: TEN_EUROS_MAX,
};

function checkProfile(values: Values, language: Language): Problems {
  const read = (name: string) => (values[name] ?? '').trim();
  const whole = validateProfile({
    aboutNl: read('aboutNl'),
    aboutEn: read('aboutEn'),
    tenEurosNl: read('tenEurosNl'),
    tenEurosEn: read('tenEurosEn'),
    rsin: read('rsin'),
    isAnbi: values['isAnbi'] === 'yes',
  });
  const [website, email, rsin] = [read('website'), read('contactEmail'), read('rsin')];
  const problems: readonly (readonly [string, LocalizedText | undefined])[] = [
    ...whole.map(({ path, message }) => [path, message] as const),
    ...Object.entries(LENGTHS_MAX).map(
      ([name, max]) => [name, countCodePoints(read(name)) > max ? tooLong(max) : undefined] as const,
    ),
    ['website', website === '' ? undefined : findWebsiteProblem(website)],
    ['contactEmail', email === '' || isEmail(email) ? undefined : EMAIL_INVALID],
    ['rsin', rsin === '' || isRsin(normalizeRsin(rsin)) ? undefined : RSIN_INVALID],
  ];
  return Object.fromEntries(problems.flatMap(([name, text]) => (text ? [[name, text[language]]] : [])));
}

function findWebsiteProblem(typed: string): LocalizedText | undefined {
  const address = parseWebAddress(typed);
  if (address === undefined) return URL_INVALID;
  return address.startsWith('http:') ? WEBSITE_INSECURE : undefined;
}

type ProfileFieldsProps = WithTexts<CharityProfileTexts['form']> & { readonly field: FormState['field'] };

function ProfileFields({ language, texts, field }: ProfileFieldsProps) {
  const labelled = (name: keyof typeof texts) => ({ ...field(name), label: texts[name] });
  const all = useMemo(() => countries(language), [language]);
  const aboutHelp = fillText(texts.aboutHelp, { max: String(ABOUT_MAX) });
  // The example is in the language of the page.
  const tenEurosHelp = (of: Language) =>
    fillText(of === language ? texts.tenEurosHelp : texts.aboutHelp, { max: String(TEN_EUROS_MAX) });
  return (
    <>
      <div className="form">
        <div className="form-row">
          <TextareaField {...labelled('aboutNl')} help={aboutHelp} rows={4} />
          <TextareaField {...labelled('aboutEn')} help={aboutHelp} rows={4} />
        </div>
        <div className="form-row">
          <TextareaField {...labelled('tenEurosNl')} help={tenEurosHelp('nl')} rows={2} />
          <TextareaField {...labelled('tenEurosEn')} help={tenEurosHelp('en')} rows={2} />
        </div>
      </div>
      <fieldset className="form">
        <legend className="group">{texts.details}</legend>
        <div className="form-row">
          <Field
            {...labelled('website')}
            help={texts.websiteHelp}
            type="url"
            inputMode="url"
            autoComplete="url"
          />
          <Field {...labelled('contactEmail')} help={texts.contactHelp} type="email" autoComplete="email" />
        </div>
        <SelectField {...labelled('country')} autoComplete="country" options={[['', texts.choose], ...all]} />
        <div className="form-row">
          <Field {...labelled('rsin')} help={texts.rsinHelp} inputMode="numeric" />
          <Field
            {...labelled('registrationNumber')}
            help={texts.registrationHelp}
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
