const FILES: Readonly<Record<string, unknown>> = import.meta.glob('../__generated__/{queries,frags}.gql', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const QUERY = /^query pages\(.*?^\}$/ms;
const FRAGMENT = /^fragment PagesParts on Pages \{.*?^\}$/ms;

/**
 * What the preview asks the editor for: all fields of one page, in the query that the editor's own build has written.
 * Throws when the editor was never built here.
 */
export function buildPageQuery(): string {
  const generated = Object.values(FILES).join('\n');
  const query = QUERY.exec(generated)?.[0];
  const fragment = FRAGMENT.exec(generated)?.[0];
  if (query === undefined || fragment === undefined) {
    throw new Error('The editor has not written its queries yet: start it with npm run edit.');
  }
  return `${query}\n${fragment}`;
}
