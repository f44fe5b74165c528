import { useId, useState } from 'react';
import { CopyButton } from '#site/ui/CopyButton.tsx';
import { ChoiceField } from '#site/ui/ChoiceField.tsx';
import { pickOption, VERSIONS, type WidgetOptions } from './widget-options.ts';
import type { EmbedPageTexts } from './texts.ts';
import { toFallbackLink, renderSnippet, type Loader } from './render-snippet.ts';

type EmbedCodeProps = {
  readonly slug: string;
  readonly options: WidgetOptions;
  readonly loader: Loader;
  /** Text of the link inside. */
  readonly text: string;
  readonly texts: EmbedPageTexts;
};

/** Shows the code to paste, of the newest or of an exact version. */
export function EmbedCode({ slug, options, loader, text, texts }: EmbedCodeProps) {
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
