import { useId, useState } from 'react';
import { isLanguage, LANGUAGES, type Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { ChoiceField } from '#site/ui/ChoiceField.tsx';
import { Pieces } from './Pieces.tsx';
import type { PrintCampaign } from './Prints.tsx';
import type { PromotionKitTexts } from './texts.ts';
import { type Kit, CAPTION_NAMES } from './to-kit.ts';
import { CopyButton } from '#site/ui/CopyButton.tsx';
import { writtenIn } from '#api/platform/locale-rules.ts';

type PromotionKitProps = WithTexts<PromotionKitTexts> & {
  readonly campaign: PrintCampaign & { readonly slug: string };
  readonly kits: Readonly<Record<Language, Kit>>;
};

/** Pictures, prints and texts by which an owner tells people about a campaign. */
export function PromotionKit({ campaign, kits, language, texts }: PromotionKitProps) {
  const [headingId, textsId] = [useId(), useId()];
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
      {/* Each text that goes with the pieces has a button that copies it. */}
      <section aria-labelledby={textsId}>
        <h2 id={textsId}>{texts.texts}</h2>
        <ul className="kit-captions">
          {CAPTION_NAMES.map((name) => (
            <li key={name} className="panel">
              <div className="row row-apart">
                <h3 id={`${textsId}-${name}`}>{texts[name]}</h3>
                <CopyButton
                  value={kit.captions[name]}
                  copyLabel={texts.copy}
                  copiedLabel={texts.copied}
                  describedBy={`${textsId}-${name}`}
                />
              </div>
              <p {...writtenIn(kitLanguage)} className="kit-caption">
                {kit.captions[name]}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
