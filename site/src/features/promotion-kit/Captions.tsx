import { useId } from 'react';
import { CopyButton } from '#site/ui/CopyButton.tsx';
import type { Language } from '#api/platform/rules.ts';
import type { PromotionKitTexts } from './texts.ts';
import { CAPTION_NAMES, type Kit } from './to-kit.ts';

type CaptionsProps = {
  readonly captions: Kit['captions'];
  /** The language of the captions. */
  readonly language: Language;
  readonly texts: PromotionKitTexts;
};

/** The texts that go with the pieces, each with a button that copies it. */
export function Captions({ captions, language, texts }: CaptionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.texts}</h2>
      <ul className="kit-captions">
        {CAPTION_NAMES.map((name) => (
          <li key={name} className="panel">
            <div className="row row-apart">
              <h3 id={`${id}-${name}`}>{texts[name]}</h3>
              <CopyButton
                value={captions[name]}
                copyLabel={texts.copy}
                copiedLabel={texts.copied}
                describedBy={`${id}-${name}`}
              />
            </div>
            <p className="kit-caption" lang={language}>
              {captions[name]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
