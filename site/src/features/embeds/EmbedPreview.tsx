import { useEffect, useRef, useState } from 'react';
import { toWidgetAttributes, type WidgetOptions } from './widget-options.ts';
import type { EmbedPageTexts } from './texts.ts';
import { toFallbackLink } from './render-snippet.ts';

/** Delay before the widget is rebuilt, because a colour picker reports every shade on its way. */
const DEBOUNCE_MS = 250;

export type EmbedPreviewProps = {
  readonly slug: string;
  readonly options: WidgetOptions;
  readonly text: string;
  readonly texts: EmbedPageTexts;
};

/** Shows the real widget, loaded by the same script as on a partner's page. */
export function EmbedPreview({ slug, options, text, texts }: EmbedPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const { language, theme, layout } = options;
  const accent = useDebounced(options.accent);

  useEffect(() => {
    if (customElements.get('power-hour-subscribe')) return;
    const script = document.createElement('script');
    script.async = true;
    script.src = '/embed/v1.js';
    document.head.appendChild(script);
  }, []);

  useEffect(() => {
    const container = place.current;
    const widget = document.createElement('power-hour-subscribe');
    const attributes = toWidgetAttributes(slug, { language, theme, layout, accent });
    for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
    const { href } = toFallbackLink(window.location.origin, slug, language, text);
    const link = document.createElement('a');
    link.href = href;
    link.textContent = text;
    widget.appendChild(link);
    container?.replaceChildren(widget);
    return () => container?.replaceChildren();
  }, [slug, language, theme, layout, accent, text]);

  return (
    <div className="embed-preview">
      <p className="help">{texts.previewNote}</p>
      <div ref={place} className={`embed-place embed-place-${options.layout}`} />
    </div>
  );
}

function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
