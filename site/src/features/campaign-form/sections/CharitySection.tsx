import { CharityField } from '../parts/CharityField.tsx';
import { CheckField } from '#site/ui/CheckField.tsx';
import type { Charities } from '../parts/use-charities.ts';
import { Optional, Section, type SectionProps } from './Section.tsx';

/** Charity & Options: which charity gets the money, and what the winner can expect. */
export function CharitySection({
  form,
  texts,
  campaign,
  charities,
}: SectionProps & { readonly charities: Charities }) {
  const { fields } = texts;
  const isFixed = campaign?.isFrozen ?? false;
  return (
    <Section name="charityOptions" title={fields.charityOptions}>
      <CharityField form={form} texts={texts} charities={charities} isFixed={isFixed} />
      <Optional
        title={fields.options}
        isUsed={form.values.allowPlusOne || form.values.twoWinners}
        texts={texts}
      >
        <CheckField {...form.flag('allowPlusOne')} disabled={isFixed} />
        <CheckField {...form.flag('twoWinners')} disabled={isFixed} />
      </Optional>
    </Section>
  );
}
