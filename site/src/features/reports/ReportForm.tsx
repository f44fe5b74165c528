import type { ComponentProps } from 'react';
import { ADDRESS_MAX, EXPLANATION, REPORT_REASONS } from '#api/reports/rules.ts';
import { EMAIL_MAX } from '#api/accounts/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { CheckField } from '#site/ui/CheckField.tsx';
import { Field, SelectField, TextareaField } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import type { ReportFormTexts } from './form-texts.ts';
import type { ReportPage } from './load-report-page.ts';

type ReportFormProps = Pick<ReportPage, 'reported' | 'values' | 'problems' | 'failure'> & {
  readonly texts: ReportFormTexts;
  /** An example of the address that the form asks for if the reported campaign is unknown. */
  readonly example: string;
};

const FIELDS = ['quote', 'reason', 'explanation', 'address', 'name', 'email', 'goodFaith'];

/** The form to report something (Digital Services Act, article 16(2)); it works without script. */
export function ReportForm({ reported, values, problems, failure, texts, example }: ReportFormProps) {
  const first = FIELDS.find((name) => problems[name] !== undefined);
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    problem: problems[name],
    autoFocus: name === first,
  });
  const asksForWords = reported.subject === 'answer' && reported.submission === '';
  const addressHelp =
    reported.campaign === '' ? fillText(texts.addressOfCampaign, { example }) : texts.addressHelp;
  return (
    <form className="form" method="post" noValidate>
      <FormFailure text={failure} />
      {asksForWords && (
        <TextareaField {...field('quote')} label={texts.quote} help={texts.quoteHelp} rows={3} />
      )}
      <SelectField
        {...field('reason')}
        label={texts.reason}
        required
        options={[['', texts.chooseReason], ...REPORT_REASONS.map((name) => [name, texts[name]] as const)]}
      />
      <TextareaField
        {...field('explanation')}
        label={texts.explanation}
        help={fillText(texts.explanationHelp, { min: String(EXPLANATION.min) })}
        rows={6}
        required
      />
      <Field
        {...field('address')}
        type="url"
        label={texts.address}
        help={addressHelp}
        maxLength={ADDRESS_MAX}
        required
      />
      <Reporter field={field} texts={texts} />
      <CheckField
        name="goodFaith"
        label={texts.goodFaith}
        required
        defaultChecked={values['goodFaith'] === 'on'}
        problem={problems['goodFaith']}
        autoFocus={first === 'goodFaith'}
      />
      <button type="submit" className="button">
        {texts.submit}
      </button>
    </form>
  );
}

type ReporterProps = Pick<ReportFormProps, 'texts'> & {
  readonly field: (name: string) => Pick<ComponentProps<typeof Field>, 'name' | 'defaultValue' | 'problem'>;
};

/** Asks who reports it, which is optional. */
function Reporter({ field, texts }: ReporterProps) {
  return (
    <div className="form-row">
      <Field {...field('name')} label={texts.name} optional={texts.optional} autoComplete="name" />
      <Field
        {...field('email')}
        type="email"
        label={texts.email}
        optional={texts.optional}
        help={texts.contactHelp}
        autoComplete="email"
        maxLength={EMAIL_MAX}
      />
    </div>
  );
}
