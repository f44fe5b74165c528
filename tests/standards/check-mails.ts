import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { renderMail } from '#api/platform/render-mail.ts';
import { LANGUAGES } from '#api/platform/rules.ts';
import { checkerPath } from './checkers.ts';

const CLIENTS = ['gmail.*', 'outlook.*', 'apple-mail.*'];

/**
 * What a mail reads as well without: corners that stay square, the mark's wedge, a colour behind the sheet, colours for the
 * dark, narrower margins on a phone, a long address that breaks, and a heading’s lines of about one length.
 */
const DECORATION = [
  ...['border-radius', 'background-image', '<body> element'],
  ...['<style> element', '@media', 'color-scheme CSS property', 'color-scheme meta tag'],
  ...['overflow', 'overflow-wrap', 'text-wrap'],
];

const Issue = z.object({ title: z.string() });
const Checker = z.object({ caniemail: z.function({ input: [z.unknown()], output: z.unknown() }) });
const Report = z.object({ issues: z.object({ errors: z.map(z.string(), z.array(Issue)) }) });

const CONTENT = {
  heading: 'You take part',
  paragraphs: ['Thank you for your answer.', 'It is “the bridge at night”.'],
  action: { label: 'See your answer', url: 'https://powerhour.example/en/dashboard' },
  second: { text: 'Something wrong?', label: 'Tell us', url: 'https://powerhour.example/en/contact' },
  note: 'You get this mail because you took part.',
};

/** Returns what Gmail, Outlook and Apple Mail cannot show of a mail with all its parts, by caniemail’s data. */
export async function checkMails(): Promise<readonly string[]> {
  const module: unknown = await import(pathToFileURL(checkerPath('caniemail', 'dist/index.js')).href);
  const { caniemail } = Checker.parse({ ...Object(module) });
  return LANGUAGES.flatMap((language) => {
    const { html } = renderMail(language, CONTENT);
    const { errors } = Report.parse(caniemail({ clients: CLIENTS, html })).issues;
    return [...errors].flatMap(([client, issues]) =>
      issues
        .filter(({ title }) => !DECORATION.includes(title))
        .map(({ title }) => `${language}, ${client}: ${title}`),
    );
  });
}
