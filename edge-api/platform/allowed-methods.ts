type Route = { readonly method: string; readonly path: string };

/** The methods that known routes take at a path, for `Allow`; empty when the path is unknown. */
export function allowedMethods(routes: readonly Route[], path: string): string[] {
  const methods = routes.filter(({ method, path: pattern }) => method !== 'ALL' && matches(pattern, path));
  return [...new Set(methods.map(({ method }) => method))].toSorted();
}

function matches(pattern: string, path: string): boolean {
  const [expected, actual] = [pattern.split('/'), path.split('/')];
  return (
    expected.length === actual.length &&
    expected.every((part, at) => part.startsWith(':') || part === actual[at])
  );
}
