import type events from './events.json';

type Fields = Readonly<Record<string, unknown>>;

/** All events, by level, each with its meaning and what to do (EVENTS.md). */
type Events = typeof events;

/** Writes structured log lines, without passwords, tokens or answers; of an account only its id, as `user`. */
export type Log = {
  readonly [Level in 'info' | 'warn' | 'error']: (event: keyof Events[Level], fields?: Fields) => void;
};

/** Creates a log that adds `base`, such as the request's id, to every line. */
export function createLog(base: Fields): Log {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (event: string, fields: Fields = {}) => {
      console[level](JSON.stringify({ level, event, ...base, ...fields }));
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** Describes an unknown thrown value for the log. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${redactParams(error.message)}` : String(error);
}

/** Returns an error's stack for the log. */
export function redactedStack(error: Error): string | undefined {
  return error.stack?.replace(error.message, () => redactParams(error.message));
}

/** Removes the parameters of a failed query, which may hold people's answers and addresses. */
function redactParams(message: string): string {
  return message.startsWith('Failed query: ') ? message.replace(/\nparams: .*/s, '') : message;
}
