/** A text without logic: a string, or a template that only names values. */
const isPlain = ({ type, expressions = [] }) =>
  type === 'StringLiteral' ||
  (type === 'TemplateLiteral' &&
    expressions.every(({ type }) => /^(Identifier|MemberExpression)$/.test(type)));

/** Leaves texts for people as they are, since tests do not repeat them: objects of nothing but `en` and `nl`. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: {
      shouldIgnore(path) {
        if (!path.isObjectExpression()) return undefined;
        const names = path.node.properties.map(({ key }) => key?.name);
        const isText =
          names.toSorted().join() === 'en,nl' && path.node.properties.every(({ value }) => isPlain(value));
        return isText ? 'a text for people' : undefined;
      },
    },
  },
];
