type Route = { readonly method: string; readonly path: string };

/** The methods that known routes take at a path, for `Allow`; empty when the path is unknown. */
export function allowedMethods(routes: readonly Route[], path: string): string[] {
  const methods = routes.filter(({ method, path: pattern }) => method !== 'ALL' && matches(pattern, path));
  return [...new Set(methods.map(({ method }) => method))].toSorted();
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}
