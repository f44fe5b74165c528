import { useEffect, useRef, useState } from 'react';
import { attributesOf, type WidgetOptions } from './options.ts';
import type { EmbedPageTexts } from './page-texts.ts';
import { linkOf, type Loader } from './snippet.ts';

/** How long a picked colour rests before the widget is made anew: a colour picker tells every shade it passes. */
const REST_MS = 250;

type EmbedPreviewProps = {
  readonly slug: string;
  readonly options: WidgetOptions;
  readonly loader: Loader;
  /** What the link inside says. */
  readonly text: string;
  readonly texts: EmbedPageTexts;
};

/** The real widget, from the same script that a partner's page loads. */
export function EmbedPreview({ slug, options, loader, text, texts }: EmbedPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const { language } = options;
  const wanted = JSON.stringify(attributesOf(slug, options));
  const attributes = useRested(wanted);
  const { href } = linkOf('', slug, language, text);

  useEffect(() => {
    if (customElements.get('power-hour-subscribe')) return;
    const script = document.createElement('script');
    script.async = true;
    script.src = new URL('/embed/v1.js', window.location.href).href;
    document.head.appendChild(script);
  }, [loader]);

  useEffect(() => {
    const widget = document.createElement('power-hour-subscribe');
    for (const [name, value] of Object.entries<string>(JSON.parse(attributes)))
      widget.setAttribute(name, value);
    const link = document.createElement('a');
    link.href = href;
    link.textContent = text;
    widget.appendChild(link);
    place.current?.replaceChildren(widget);
    return () => place.current?.replaceChildren();
  }, [attributes, href, text]);

  return (
    <section className="embed-preview" aria-labelledby="embed-preview">
      <h2 id="embed-preview">{texts.preview}</h2>
      <p>{texts.previewNote}</p>
      <div ref={place} className={`embed-place embed-place-${options.layout}`} />
    </section>
  );
}

/** A value once it has stayed the same for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
