import { useState, useId } from 'react';
import { type Language, isLanguage, LANGUAGES } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { isOnlyShown } from '#api/campaigns/manage-rules.ts';
import type { StatisticsTexts } from '../statistics/texts.ts';
import { AllowedSites } from './AllowedSites.tsx';
import { EmbedPreview, type EmbedPreviewProps } from './EmbedPreview.tsx';
import { LAYOUTS, THEMES, type WidgetOptions, pickOption, VERSIONS } from './widget-options.ts';
import type { EmbedPageTexts } from './texts.ts';
import { type Loader, toFallbackLink, renderSnippet } from './render-snippet.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Embed } from '#api/embeds/contract.ts';
import '../statistics/statistics.css';
import './embed-page.css';
import type { Statistics } from '#api/statistics/contract.ts';
import { CountTable } from '../statistics/CountTable.tsx';
import { CopyButton } from '#site/ui/CopyButton.tsx';
import { ChoiceField } from '#site/ui/ChoiceField.tsx';
import { SelectField } from '#site/ui/Field.tsx';
import { AccentField } from './AccentField.tsx';

type EmbedPageProps = WithTexts<EmbedPageTexts> & {
  readonly own: {
    readonly campaign: Pick<Campaign, 'id' | 'slug' | 'name' | 'phase' | 'isPublic' | 'managedFor'>;
    readonly embed: Embed;
    readonly sources: Statistics['sources'];
  };
  readonly loader: Loader;
  /** The label of the link inside the widget, by the widget's language. */
  readonly takePart: Readonly<Record<Language, string>>;
  readonly numbers: StatisticsTexts;
};

/** The page on which an owner gets a campaign's widget: options, preview, code, allowed sites and figures. */
export function EmbedPage(props: EmbedPageProps) {
  const { own, language, texts, loader, numbers } = props;
  const { campaign } = own;
  const [origins, setOrigins] = useState(own.embed.origins);
  return (
    <div className="embed column">
      <header>
        <h1>{texts.pageTitle}</h1>
        <p className="lead">{fillText(texts.lead, { campaign: campaign.name })}</p>
        {!campaign.isPublic && <p className="notice notice-warning">{texts.notPublic}</p>}
        {campaign.isPublic && campaign.phase !== 'open' && (
          <p className="notice notice-info">{texts.notOpen}</p>
        )}
        <p className="row link-row">
          <a href={`/${language}/dashboard/campaigns/${campaign.id}/edit`}>{texts.edit}</a>
          <a href={`/${language}/embed`}>{texts.manual}</a>
          <a href={`/${language}/embed-test?campaign=${campaign.slug}`} target="_blank" rel="noopener">
            {texts.testPage} <span className="visually-hidden">{texts.newTab}</span>
          </a>
        </p>
      </header>
      <Widget {...props} />
      <AllowedSites
        id={campaign.id}
        isShown={isOnlyShown(campaign)}
        language={language}
        texts={texts}
        origins={origins}
        onSaved={(embed) => setOrigins(embed.origins)}
      />
      <EmbedStats
        sources={own.sources}
        ours={loader.origin}
        language={language}
        texts={texts}
        numbers={numbers}
      />
    </div>
  );
}

function Widget({ own, language, texts, loader, takePart }: Omit<EmbedPageProps, 'numbers'>) {
  const [options, setOptions] = useState<WidgetOptions>({
    language,
    theme: THEMES[0],
    layout: LAYOUTS[0],
    accent: undefined,
  });
  const { slug, name } = own.campaign;
  const text = fillText(takePart[options.language], { campaign: name });
  const widget = { slug, options, text, texts };
  return (
    <div className="embed-try column">
      <div className="column">
        <EmbedAppearance
          language={language}
          texts={texts}
          options={options}
          onChange={(change) => setOptions((now) => ({ ...now, ...change }))}
        />
        <EmbedCode {...widget} loader={loader} />
      </div>
      {own.campaign.isPublic && <EmbedPreview {...widget} />}
    </div>
  );
}

type EmbedStatsProps = WithTexts<EmbedPageTexts> & {
  readonly sources: Statistics['sources'];
  /** The product's origin, under which the preview and the test page are counted. */
  readonly ours: string;
  readonly numbers: StatisticsTexts;
};

/** Shows how many people came through the widget, by site (no count below five); nothing while nobody did. */
export function EmbedStats({ sources, ours: ownOrigin, language, texts, numbers }: EmbedStatsProps) {
  const sites = sources.filter(({ source, origin }) => origin !== null || source === 'other-sites');
  const toName = (origin: string | null) => {
    if (origin === null) return numbers['other-sites'];
    return origin === ownOrigin ? texts.ours : origin.replace(/^https:\/\//, '');
  };
  if (sites.length === 0) return null;
  return (
    <section className="panel form">
      <CountTable
        title={texts.came}
        note={`${texts.cameNote} ${numbers.small}`}
        heading={texts.origin}
        rows={sites.map(({ origin, counts }) => ({ name: toName(origin), counts }))}
        language={language}
        texts={numbers}
      />
    </section>
  );
}

/** Shows the code to paste, for the latest version or an exact one. */
function EmbedCode({ slug, options, loader, text, texts }: EmbedPreviewProps & { readonly loader: Loader }) {
  const id = useId();
  const [version, setVersion] = useState(pickOption(VERSIONS, null));
  const link = toFallbackLink(loader.origin, slug, options.language, text);
  const code = renderSnippet(loader, slug, options, link, version);
  return (
    <section className="panel form" aria-labelledby={id}>
      <div className="row row-apart">
        <h2 id={id}>{texts.code}</h2>
        <CopyButton value={code} copyLabel={texts.copy} copiedLabel={texts.copied} />
      </div>
      <pre className="embed-code" tabIndex={0} role="group" aria-labelledby={id}>
        <code>{code}</code>
      </pre>
      <ChoiceField
        label={texts.version}
        help={texts.versionHelp}
        name="version"
        defaultValue={version}
        options={VERSIONS.map((value) => ({ value, label: texts[`version-${value}`] }))}
        onChoose={(value) => setVersion(pickOption(VERSIONS, value))}
      />
    </section>
  );
}

type EmbedAppearanceProps = WithTexts<EmbedPageTexts> & {
  readonly options: WidgetOptions;
  readonly onChange: (change: Partial<WidgetOptions>) => void;
};

function EmbedAppearance({ language, texts, options, onChange }: EmbedAppearanceProps) {
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
