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
export function errorMessage(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${redactParams(error.message)}` : String(error);
}

/** Where an error was thrown, for the log. */
export function redactedStack(error: Error): string | undefined {
  return error.stack?.replace(error.message, () => redactParams(error.message));
}

/** A failed query is named without its parameters: those are people's answers and addresses. */
function redactParams(message: string): string {
  return message.startsWith('Failed query: ') ? message.replace(/\nparams: .*$/s, '') : message;
}
