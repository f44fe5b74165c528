/** Nodes of a rich-text description, by the names that the editor's documents use. */
export type Inline = Text | { readonly type: 'a'; readonly url: string; readonly children: readonly Text[] };
type Text = { readonly type: 'text'; readonly text: string; readonly bold?: true; readonly italic?: true };
type ListItem = {
  readonly type: 'li';
  readonly children: readonly [{ readonly type: 'lic'; readonly children: readonly Inline[] }];
};
type Block =
  | { readonly type: 'p' | 'h2' | 'h3'; readonly children: readonly Inline[] }
  | { readonly type: 'ul'; readonly children: readonly ListItem[] };
export type RichText = { readonly type: 'root'; readonly children: readonly Block[] };

type Words = string | Inline;

const text = (words: string): Text => ({ type: 'text', text: words });
const inline = (words: readonly Words[]): Inline[] =>
  words.map((part) => (typeof part === 'string' ? text(part) : part));

export const root = (...children: Block[]): RichText => ({ type: 'root', children });
export const p = (...words: Words[]): Block => ({ type: 'p', children: inline(words) });
export const h2 = (words: string): Block => ({ type: 'h2', children: [text(words)] });
export const h3 = (words: string): Block => ({ type: 'h3', children: [text(words)] });
export const ul = (...items: string[]): Block => ({
  type: 'ul',
  children: items.map((item) => ({ type: 'li', children: [{ type: 'lic', children: [text(item)] }] })),
});
export const bold = (words: string): Text => ({ type: 'text', text: words, bold: true });
export const italic = (words: string): Text => ({ type: 'text', text: words, italic: true });
export const link = (words: string, url: string): Inline => ({ type: 'a', url, children: [text(words)] });
