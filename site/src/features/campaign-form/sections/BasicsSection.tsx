import { Field, SelectField } from '#site/ui/Field.tsx';
import { isOnlyShown } from '#api/campaigns/manage-rules.ts';
import { DescriptionField } from '../description/DescriptionField.tsx';
import { Section, type SectionProps } from './Section.tsx';

type BasicsSectionProps = SectionProps & {
  /** Whether the owner is a charity, which names the artist. */
  readonly isCharity: boolean;
};

/** Campaign Basics: the campaign's name, its artist, and what will happen. */
export function BasicsSection({ form, texts, campaign, isCharity }: BasicsSectionProps) {
  const { fields } = texts;
  const isFixed = campaign?.isFrozen ?? false;
  return (
    <Section name="basics" title={fields.basics}>
      <Field {...form.text('name')} help={isFixed ? fields.nameFixed : fields.nameHelp} required />
      <Field
        help={isCharity ? fields.artistNameCharityHelp : fields.artistNameHelp}
        {...form.text('artistName')}
        disabled={isFixed}
        required
      />
      <DescriptionField
        label={fields.description}
        help={fields.descriptionHelp}
        isFixed={isFixed || (campaign !== undefined && isOnlyShown(campaign))}
        texts={texts.editor}
        value={form.values.description}
        problem={form.problems['description']}
        tooLong={texts.problems.descriptionTooLong}
        onChange={(description) => form.set('description', description)}
      />
      <SelectField {...form.text('language')} help={fields.languageHelp}>
        <option value="nl" lang="nl">
          Nederlands
        </option>
        <option value="en" lang="en">
          English
        </option>
      </SelectField>
    </Section>
  );
}
