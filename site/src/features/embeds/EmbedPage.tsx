import { useState } from 'react';
import { useResource } from '#widget/client/use-resource.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { CampaignPage, CampaignPageFrame } from '../campaigns/CampaignPageFrame.tsx';
import type { StatisticsTexts } from '../statistics/texts.ts';
import type { NomineeTexts } from '../nominees/texts.ts';
import { AllowedSites } from './AllowedSites.tsx';
import { EmbedStats } from './EmbedStats.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import { EmbedAppearance } from './EmbedAppearance.tsx';
import { EmbedPreview } from './EmbedPreview.tsx';
import { LAYOUTS, THEMES, type WidgetOptions } from './widget-options.ts';
import type { EmbedPageTexts } from './page-texts.ts';
import type { Loader } from './render-snippet.ts';
import { readOwnEmbed, type OwnEmbed } from './embed-calls.ts';
import '../statistics/statistics.css';
import './embed-page.css';

type EmbedViewProps = {
  readonly language: Language;
  /** The campaign's id. */
  readonly id: string;
  readonly loader: Loader;
  readonly texts: EmbedPageTexts;
  /** What the link inside the widget says, by the widget's language. */
  readonly takePart: Readonly<Record<Language, string>>;
  readonly common: NomineeTexts['common'];
  readonly numbers: StatisticsTexts;
};

/** The page on which an owner gets the widget of a campaign for a site of their own. */
export function EmbedPage({ shell, ...props }: EmbedViewProps & { readonly shell: ShellTexts['shell'] }) {
  return (
    <CampaignPage shell={shell} language={props.language} texts={props.common} title={props.texts.pageTitle}>
      <EmbedView {...props} />
    </CampaignPage>
  );
}

/** Options, preview, code, sites and figures of one campaign's widget. */
function EmbedView({ id, common, ...props }: EmbedViewProps) {
  const { resource, reload, update } = useResource(() => readOwnEmbed(id));
  const { language, texts, loader, numbers } = props;
  return (
    <CampaignPageFrame
      language={language}
      resource={resource}
      texts={common}
      title={texts.pageTitle}
      onRetry={reload}
    >
      {(own) => (
        <div className="embed">
          <Heading own={own} language={language} texts={texts} />
          <Widget own={own} {...props} />
          <AllowedSites
            id={id}
            language={language}
            texts={texts}
            origins={own.embed.origins}
            onSaved={(embed) => update((now) => ({ ...now, embed }))}
          />
          <EmbedStats
            sources={own.sources}
            ours={loader.origin}
            language={language}
            texts={texts}
            numbers={numbers}
          />
        </div>
      )}
    </CampaignPageFrame>
  );
}

type PartProps = Pick<EmbedViewProps, 'language' | 'texts'> & { readonly own: OwnEmbed };

function Heading({ own: { campaign }, language, texts }: PartProps) {
  return (
    <header className="embed-head">
      <h1>{texts.pageTitle}</h1>
      <p>{fillText(texts.lead, { campaign: campaign.name })}</p>
      {!campaign.isPublic && <p className="notice notice-warning">{texts.notPublic}</p>}
      {campaign.isPublic && campaign.phase !== 'open' && (
        <p className="notice notice-info">{texts.notOpen}</p>
      )}
      <p className="embed-links">
        <a href={`/${language}/dashboard/campaigns/${campaign.id}/edit`}>{texts.edit}</a>
        <a href={`/${language}/embed`}>{texts.manual}</a>
        <a href={`/${language}/embed-test?campaign=${campaign.slug}`} target="_blank" rel="noopener">
          {texts.testPage} <span className="visually-hidden">{texts.newTab}</span>
        </a>
      </p>
    </header>
  );
}

type WidgetProps = PartProps & Pick<EmbedViewProps, 'loader' | 'takePart'>;

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
