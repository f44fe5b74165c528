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
  return error instanceof Error ? `${error.name}: ${withoutValues(error.message)}` : String(error);
}

/** Where an error was thrown, for the log. */
export function stackOf(error: Error): string | undefined {
  return error.stack?.replace(error.message, () => withoutValues(error.message));
}

/** A failed query is named without its parameters: those are people's answers and addresses. */
function withoutValues(message: string): string {
  return message.startsWith('Failed query: ') ? message.replace(/\nparams: .*$/s, '') : message;
}
