type Fields = Readonly<Record<string, unknown>>;

/** Structured log lines, one JSON object each; never a password, a token or an answer in them. */
export type Log = Readonly<Record<'info' | 'warn' | 'error', (event: string, fields?: Fields) => void>>;

/** A log whose every line carries `base`, such as the request's id. */
export function createLog(base: Fields): Log {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (event: string, fields: Fields = {}) => {
      console[level](JSON.stringify({ level, event, ...base, ...fields }));
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** An unknown thrown value in words for the log. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
