/** Asks for the check that a limit wants; `onEnd` gets its token, empty where it was not passed. */
export type HumanCheckRequest = { readonly name: string; readonly onEnd: (token: string) => void };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface DocumentEventMap {
    'human-check': CustomEvent<HumanCheckRequest>;
  }
}
