import { ChoiceField } from '#site/ui/ChoiceField.tsx';
import { CheckField } from '#site/ui/CheckField.tsx';
import { Optional, Section, type SectionProps } from './Section.tsx';

/** Thank-you methods that the form offers (RULES.md, "Data"); a campaign with another one keeps it. */
const OFFERED = ['video', 'audio', 'text'] as const;

export type LegalLinks = { readonly terms: string; readonly protocol: string };

/** Thank You & Legal: how the fans are thanked, and what the owner agrees to. */
export function ThanksSection({
  form,
  texts,
  campaign,
  links,
}: SectionProps & { readonly links: LegalLinks }) {
  const { fields } = texts;
  const current = campaign?.thankYouMethod;
  const isOffered = OFFERED.some((each) => each === current);
  const offered = current && !isOffered ? [...OFFERED, current] : OFFERED;
  // Fans who have been sent to pay rely on the method.
  const methods = current && campaign.isFrozen ? [current] : offered;
  return (
    <Section name="thanks" title={fields.thanks}>
      <ChoiceField
        label={fields.thankYouMethod}
        name="thankYouMethod"
        options={methods.map((value) => ({ value, label: fields[value] }))}
        defaultValue={form.values.thankYouMethod}
        problem={form.problems['thankYouMethod']}
        onChoose={(method) => form.set('thankYouMethod', method)}
      />
      <Optional
        title={fields.thanksExtras}
        isUsed={form.values.thankYouIncludePhotos || form.values.thankYouAllowPoohSend}
        texts={texts}
      >
        <CheckField {...form.flag('thankYouIncludePhotos')} />
        <CheckField {...form.flag('thankYouAllowPoohSend')} />
      </Optional>
      <fieldset className="field">
        <legend className="label">{fields.legal}</legend>
        <CheckField
          {...form.flag('agreeToTerms')}
          label={
            <WithLink
              text={fields.agreeToTerms}
              link={fields.termsLink}
              href={links.terms}
              note={fields.newTab}
            />
          }
        />
        <CheckField
          {...form.flag('agreeToProtocol')}
          label={
            <WithLink
              text={fields.agreeToProtocol}
              link={fields.protocolLink}
              href={links.protocol}
              note={fields.newTab}
            />
          }
        />
      </fieldset>
    </Section>
  );
}

type WithLinkProps = {
  readonly text: string;
  readonly link: string;
  readonly href: string;
  readonly note: string;
};

/** A sentence with a link that opens in a new tab, to keep the form open. */
function WithLink({ text, link, href, note }: WithLinkProps) {
  const [before = '', after = ''] = text.split('{link}');
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {link}
        <span className="visually-hidden"> {note}</span>
      </a>
      {after}
    </>
  );
}
