/** What a deploy works with. `run` shows a program's output, `read` returns it; both throw when it fails. */
export type Tools = {
  readonly run: (command: readonly string[], variables?: Readonly<Record<string, string>>) => void;
  readonly read: (command: readonly string[]) => string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly print: (line: string) => void;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<unknown>;
};
