import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { parseAccent, getContrast, getTextColor } from '#widget/frame/accent.ts';
import { FieldFrame } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { Theme } from './widget-options.ts';
import type { EmbedPageTexts } from './texts.ts';

/** Contrast of a control with its ground (WCAG 2.2, 1.4.11). */
const BACKGROUND_CONTRAST_MIN = 3;
/** The product's own colour, and the grounds of buttons by theme (styles/tokens.css). */
const DEFAULT_ACCENT = '#c81e2b';
const BACKGROUNDS: Readonly<Record<Theme, readonly string[]>> = {
  light: ['ffffff'],
  dark: ['24123f'],
  auto: ['ffffff', '24123f'],
};

type AccentFieldProps = WithTexts<EmbedPageTexts> & {
  readonly theme: Theme;
  /** Called with a complete colour such as `#5b2a9d`, or undefined for the product's own. */
  readonly onChange: (accent: string | undefined) => void;
};

/** Asks for the partner's colour, with a picker or as text, and shows its contrast. */
export function AccentField({ language, texts, theme, onChange }: AccentFieldProps) {
  const [typed, setTyped] = useState('');
  const [isTouched, setTouched] = useState(false);
  const accent = parseAccent(typed.trim());
  const isWrong = isTouched && typed.trim() !== '' && accent === undefined;

  function type(text: string): void {
    const digits = parseAccent(text.trim());
    setTyped(text);
    if (digits !== undefined || text.trim() === '') onChange(digits && `#${digits}`);
  }

  return (
    <div className="embed-accent">
      <FieldFrame
        label={texts.accent}
        help={texts.accentHelp}
        problem={isWrong ? texts.accentInvalid : undefined}
      >
        {(controlProps) => (
          <div className="embed-colour">
            <input
              type="color"
              aria-label={texts.accentPick}
              value={accent === undefined ? DEFAULT_ACCENT : `#${accent}`}
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
            <input
              type="text"
              className="input"
              name="accent"
              autoComplete="off"
              spellCheck={false}
              maxLength={7}
              value={typed}
              onChange={({ currentTarget }) => {
                setTouched(false);
                type(currentTarget.value);
              }}
              onBlur={() => setTouched(true)}
              {...controlProps}
            />
          </div>
        )}
      </FieldFrame>
      <div role="status">
        {accent !== undefined && <Contrast accent={accent} language={language} texts={texts} theme={theme} />}
      </div>
    </div>
  );
}

type ContrastProps = Omit<AccentFieldProps, 'onChange'> & { readonly accent: string };

/** Shows a sample of the button with its contrast to the background and the text. */
function Contrast({ accent, language, texts, theme }: ContrastProps) {
  const ink = getTextColor(accent);
  const backgroundContrast = Math.min(...BACKGROUNDS[theme].map((ground) => getContrast(accent, ground)));
  const isFaint = backgroundContrast < BACKGROUND_CONTRAST_MIN;
  return (
    <div className="embed-contrast">
      <span
        className="embed-sample"
        style={{ background: `#${accent}`, color: `#${ink}` }}
        aria-hidden="true"
      >
        {texts.accentSample}
      </span>
      <p>
        {fillText(texts.accentText, {
          colour: ink === 'ffffff' ? texts.white : texts.black,
          contrast: formatRatio(getContrast(accent, ink), language),
        })}
      </p>
      <p className={isFaint ? 'embed-faint' : undefined}>
        {fillText(isFaint ? texts.accentFaint : texts.accentGround, {
          contrast: formatRatio(backgroundContrast, language),
        })}
      </p>
    </div>
  );
}

/** Formats a contrast with one decimal, rounded down. */
function formatRatio(contrast: number, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(Math.floor(contrast * 10) / 10);
}
