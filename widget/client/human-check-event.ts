/** Asks for the check that a limit wants; `onEnd` gets its token, empty where it was not passed. */
export type HumanCheckRequest = { readonly name: string; readonly onEnd: (token: string) => void };

declare global {
  interface DocumentEventMap {
    'human-check': CustomEvent<HumanCheckRequest>;
  }
}
