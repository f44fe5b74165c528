/** An element: its name, what is in it, and its attributes. A content that is undefined leaves the element out. */
export type XmlElement = readonly [
  name: string,
  content: string | readonly XmlElement[] | undefined,
  attributes?: Readonly<Record<string, string>>,
];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Returns a document with its declaration. Every text in it is escaped here and nowhere else. */
export function renderXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderElement(root)}\n`;
}

function renderElement([name, content, attributes = {}]: XmlElement): string {
  if (content === undefined) return '';
  const quoted = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(renderElement).join('');
  return `<${name}${quoted.join('')}>${inner}</${name}>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
