import { OTHER_QUESTION } from '#api/campaigns/draft-rules.ts';
import { Field, SelectField } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { CheckField } from '#site/ui/CheckField.tsx';
import { KeywordField } from '../parts/KeywordField.tsx';
import { Section, type SectionProps } from './Section.tsx';
import './engagement-section.css';

type EngagementSectionProps = SectionProps & { readonly charityName: string | undefined };

/** Fan Engagement: the question to all fans, and what counts in the answers. */
export function EngagementSection({ form, texts, campaign, charityName }: EngagementSectionProps) {
  const { fields, questions } = texts;
  const { fanQuestion, fanQuestionOther, artistName } = form.values;
  const isFixed = campaign?.isFrozen ?? false;
  const names = {
    celebrity: artistName.trim() || fields.someCelebrity,
    charity: charityName || fields.someCharity,
  };
  const templates = new Map(Object.entries(questions));
  const preview =
    fanQuestion === OTHER_QUESTION
      ? fanQuestionOther.trim()
      : fillText(templates.get(fanQuestion) ?? '', names);
  return (
    <Section name="engagement" title={fields.engagement}>
      <SelectField
        help={fields.fanQuestionHelp}
        {...form.text('fanQuestion')}
        disabled={isFixed}
        required
        options={[
          ['', fields.choose],
          ...[...templates].map(([key, template]) => [key, fillText(template, names)] as const),
          [OTHER_QUESTION, fields.fanQuestionOwn],
        ]}
      />
      {fanQuestion === OTHER_QUESTION && (
        <Field {...form.text('fanQuestionOther')} disabled={isFixed} required />
      )}
      {preview !== '' && (
        <figure className="cf-preview">
          <figcaption className="help">{fields.preview}</figcaption>
          <blockquote>{preview}</blockquote>
        </figure>
      )}
      <KeywordField
        texts={texts.keywords}
        categories={texts.categories}
        keywords={form.values.importantKeywords}
        isFixed={isFixed}
        problem={form.problems['importantKeywords']}
        onChange={(keywords) => form.set('importantKeywords', keywords)}
      />
      <CheckField {...form.flag('encourageFans')} />
    </Section>
  );
}
