import { parseRichText, type BlockNode, type InlineNode } from '#api/campaigns/rich-text-rules.ts';

/** Renders a description as elements, never as HTML from a person; on the server only. */
export function RichText({ description }: { readonly description: unknown }) {
  const { children } = parseRichText(description);
  // The page's own headings are h1 and h2; a document that begins with h3 must not skip a level.
  const highest = children.some(({ type }) => type === 'h2') ? 'h2' : 'h3';
  return children.map((block, index) => <Block key={index} block={block} highest={highest} />);
}

function Block({ block, highest }: { readonly block: BlockNode; readonly highest: 'h2' | 'h3' }) {
  switch (block.type) {
    case 'p':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'h2':
    case 'h3': {
      const Heading = block.type === highest ? 'h3' : 'h4';
      return (
        <Heading>
          <Inlines inlines={block.children} />
        </Heading>
      );
    }
    case 'ul':
    case 'ol':
      return (
        <block.type>
          {block.children.map(({ children: [{ children }] }, index) => (
            <li key={index}>
              <Inlines inlines={children} />
            </li>
          ))}
        </block.type>
      );
  }
}

function Inlines({ inlines }: { readonly inlines: readonly InlineNode[] }) {
  return inlines.map((inline, index) => <Inline key={index} inline={inline} />);
}

function Inline({ inline }: { readonly inline: InlineNode }) {
  if (inline.type === 'a') {
    return (
      <a href={inline.url} rel="noopener nofollow">
        <Inlines inlines={inline.children} />
      </a>
    );
  }
  const lines = inline.text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
  const words = inline.italic ? <em>{lines}</em> : lines;
  return inline.bold ? <strong>{words}</strong> : words;
}
