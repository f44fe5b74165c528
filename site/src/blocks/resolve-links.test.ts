import { expect, it } from 'vitest';
import { resolveLinks } from './resolve-links.ts';
import { parseRichText } from './parse-rich-text.ts';

const FILE = 'site/content/pages/nl/faq.json';
const embeddedProps = { language: 'nl' };
const resolveText = (text: string, page?: { href: string | undefined }) =>
  resolveLinks(parseRichText(text, FILE), { file: FILE, findPage: async () => page, embeddedProps });
const LINK = 'Lees de <PageLink label="voorwaarden" page="site/content/pages/nl/terms.json" /> eerst.';

it('a link to a page inside rich text leads to the address that the page has', async () => {
  const content = JSON.stringify(await resolveText(LINK, { href: '/nl/pages/terms' }));
  expect(content).toContain(
    '{"type":"a","url":"/nl/pages/terms","children":[{"type":"text","text":"voorwaarden"}]}',
  );
});

it('a link to a page inside rich text is only its words while the page is a draft', async () => {
  const content = JSON.stringify(await resolveText(LINK, { href: undefined }));
  expect(content).toContain('{"type":"text","text":"voorwaarden"}');
  expect(content).not.toContain('"type":"a"');
});

it("a link to a page inside rich text stops the build with the file's name when the page does not exist", async () => {
  await expect(resolveText(LINK)).rejects.toThrow(`${FILE}: Expected value to be an object`);
});

it('a code block becomes one that can be copied, in the language of the page', async () => {
  const content = JSON.stringify(await resolveText('```html\n<b>1</b>\n```'));
  expect(content).toContain('"name":"Code","props":{"value":"<b>1</b>","lang":"html","language":"nl"}');
});
