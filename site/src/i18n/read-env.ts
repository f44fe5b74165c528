/** Returns the variables of the build; there are none in Node, where the browser tests read texts. */
export function readEnv(): Readonly<Record<string, unknown>> | undefined {
  return import.meta.env;
}
