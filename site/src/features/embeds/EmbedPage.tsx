import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { BackLink } from '#site/ui/BackLink.tsx';
import { isOnlyShown } from '#api/campaigns/manage-rules.ts';
import type { StatisticsTexts } from '../statistics/texts.ts';
import type { NomineeTexts } from '../nominees/texts.ts';
import { AllowedSites } from './AllowedSites.tsx';
import { EmbedStats } from './EmbedStats.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import { EmbedAppearance } from './EmbedAppearance.tsx';
import { EmbedPreview } from './EmbedPreview.tsx';
import { LAYOUTS, THEMES, type WidgetOptions } from './widget-options.ts';
import type { EmbedPageTexts } from './texts.ts';
import type { Loader } from './render-snippet.ts';
import type { OwnEmbed } from './embed-calls.ts';
import '../statistics/statistics.css';
import './embed-page.css';

type EmbedPageProps = WithTexts<EmbedPageTexts> & {
  readonly own: OwnEmbed;
  readonly loader: Loader;
  /** What the link inside the widget says, by the widget's language. */
  readonly takePart: Readonly<Record<Language, string>>;
  readonly common: NomineeTexts['common'];
  readonly numbers: StatisticsTexts;
};

/** The page on which an owner gets the widget of a campaign for a site of their own: options, preview, code, sites, figures. */
export function EmbedPage({ common, ...props }: EmbedPageProps) {
  const { own, language, texts, loader, numbers } = props;
  const [origins, setOrigins] = useState(own.embed.origins);
  return (
    <>
      <BackLink language={language} label={common.back} />
      <div className="embed">
        <Heading own={own} language={language} texts={texts} />
        <Widget {...props} />
        <AllowedSites
          id={own.campaign.id}
          isShown={isOnlyShown(own.campaign)}
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
    </>
  );
}

type PartProps = Pick<EmbedPageProps, 'language' | 'texts'> & { readonly own: OwnEmbed };

function Heading({ own: { campaign }, language, texts }: PartProps) {
  return (
    <header className="embed-head">
      <h1>{texts.pageTitle}</h1>
      <p>{fillText(texts.lead, { campaign: campaign.name })}</p>
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
  );
}

type WidgetProps = PartProps & Pick<EmbedPageProps, 'loader' | 'takePart'>;

function Widget({ own, language, texts, loader, takePart }: WidgetProps) {
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
    <>
      <div className="embed-try">
        <EmbedAppearance
          language={language}
          texts={texts}
          options={options}
          onChange={(change) => setOptions((now) => ({ ...now, ...change }))}
        />
        {own.campaign.isPublic && <EmbedPreview {...widget} />}
      </div>
      <EmbedCode {...widget} loader={loader} />
    </>
  );
}
