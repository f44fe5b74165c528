import { useId, useState } from 'react';
import { isLanguage, LANGUAGES, type Language } from '#api/platform/rules.ts';
import { ChoiceField } from '#site/ui/Field.tsx';
import { Captions } from './Captions.tsx';
import { Pieces } from './Pieces.tsx';
import type { PrintCampaign } from './Print.tsx';
import type { PromotionKitTexts } from './texts.ts';
import type { Kit } from './to-kit.ts';

type PromotionKitProps = {
  readonly campaign: PrintCampaign & { readonly slug: string };
  readonly kits: Readonly<Record<Language, Kit>>;
  readonly language: Language;
  readonly texts: PromotionKitTexts;
};

/** Pictures, prints and texts by which an owner tells people about a campaign. */
export function PromotionKit({ campaign, kits, language, texts }: PromotionKitProps) {
  const headingId = useId();
  const [kitLanguage, setKitLanguage] = useState(language);
  const kit = kits[kitLanguage];
  return (
    <>
      <ChoiceField
        label={texts.language}
        name="kit-language"
        defaultValue={language}
        options={LANGUAGES.map((value) => ({ value, label: texts[value] }))}
        onChoose={(value) => isLanguage(value) && setKitLanguage(value)}
      />
      <section aria-labelledby={headingId}>
        <h2 id={headingId}>{texts.pieces}</h2>
        <Pieces key={kitLanguage} campaign={campaign} kit={kit} language={kitLanguage} texts={texts} />
        <p className="help">{texts.stale}</p>
      </section>
      <Captions captions={kit.captions} language={kitLanguage} texts={texts} />
    </>
  );
}
