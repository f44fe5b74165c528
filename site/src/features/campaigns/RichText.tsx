import type { Block, Inline } from './description.ts';

/** A description's blocks as elements, never as HTML from a person. Rendered on the server only. */
export function RichText({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} />);
}

function BlockElement({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'heading': {
      const Heading = block.level === 3 ? 'h3' : 'h4';
      return (
        <Heading>
          <Inlines inlines={block.children} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines inlines={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => <InlineElement key={index} inline={inline} />);
}

function InlineElement({ inline }: { readonly inline: Inline }) {
  switch (inline.kind) {
    case 'break':
      return <br />;
    case 'link':
      return (
        <a href={inline.href} rel="noopener nofollow">
          <Inlines inlines={inline.children} />
        </a>
      );
    case 'text': {
      const words = inline.italic ? <em>{inline.text}</em> : inline.text;
      return inline.bold ? <strong>{words}</strong> : words;
    }
  }
}
