import { escapeHtml, type Language } from '#api/platform/rules.ts';
import type { Story } from '#api/stories/contract.ts';
import { feedPath, storyPath } from './story-path.ts';

type Feed = {
  readonly stories: readonly Story[];
  readonly language: Language;
  readonly title: string;
  readonly origin: string | URL;
  /** The feed's time of update while there are no stories. */
  readonly now: Date;
};

/** Renders stories as an Atom feed (RFC 4287), with absolute addresses. */
export function renderFeed({ stories, language, title, origin, now }: Feed): string {
  const toUrl = (path: string) => escapeXml(new URL(path, origin).href);
  const updated =
    stories
      .map((story) => story.updatedAt)
      .toSorted()
      .at(-1) ?? now.toISOString();
  const self = toUrl(feedPath(language));
  const entries = stories.map(({ campaign, ...story }) => {
    const url = toUrl(storyPath(language, campaign.slug));
    const [first] = story.pictures;
    const picture = first
      ? [`<p><img src="${new URL(first.url, origin).href}" alt="${escapeXml(first.alt)}"/></p>`]
      : [];
    const html = [...picture, ...toParagraphs(story.text).map((text) => `<p>${escapeXml(text)}</p>`)].join(
      '',
    );
    return [
      `<entry xml:lang="${campaign.language}">`,
      `<id>${url}</id>`,
      `<title>${escapeXml(story.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${url}"/>`,
      `<published>${story.publishedAt}</published><updated>${story.updatedAt}</updated>`,
      `<author><name>${escapeXml(campaign.artistName)}</name></author>`,
      `<content type="html">${escapeXml(html)}</content>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${self}</id><title>${escapeXml(title)}</title><updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${toUrl(`/${language}/stories`)}"/>`,
    '<author><name>Power Hour</name></author>',
    ...entries,
    '</feed>\n',
  ].join('\n');
}

/** Escapes a text for XML, and removes characters that XML does not allow. */
function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}

/** Splits plain text into paragraphs at empty lines. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
