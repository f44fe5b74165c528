import { isLanguage, LANGUAGES } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { ChoiceField } from '#site/ui/ChoiceField.tsx';
import { SelectField } from '#site/ui/Field.tsx';
import { AccentField } from './AccentField.tsx';
import { LAYOUTS, pickOption, THEMES, type WidgetOptions } from './widget-options.ts';
import type { EmbedPageTexts } from './texts.ts';

type EmbedAppearanceProps = WithTexts<EmbedPageTexts> & {
  readonly options: WidgetOptions;
  readonly onChange: (change: Partial<WidgetOptions>) => void;
};

/** Asks for the widget's shape, theme, colour and language. */
export function EmbedAppearance({ language, texts, options, onChange }: EmbedAppearanceProps) {
  return (
    <section className="panel form" aria-labelledby="embed-looks">
      <h2 id="embed-looks">{texts.looks}</h2>
      <ChoiceField
        label={texts.layout}
        name="layout"
        defaultValue={options.layout}
        options={LAYOUTS.map((value) => ({ value, label: texts[`layout-${value}`] }))}
        onChoose={(value) => onChange({ layout: pickOption(LAYOUTS, value) })}
      />
      <ChoiceField
        label={texts.theme}
        name="theme"
        defaultValue={options.theme}
        options={THEMES.map((value) => ({ value, label: texts[`theme-${value}`] }))}
        onChoose={(value) => onChange({ theme: pickOption(THEMES, value) })}
      />
      <AccentField
        language={language}
        texts={texts}
        theme={options.theme}
        onChange={(accent) => onChange({ accent })}
      />
      <SelectField
        label={texts.language}
        name="language"
        value={options.language}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && onChange({ language: value })}
        options={LANGUAGES.map((code) => [code, texts[code]])}
      />
    </section>
  );
}
