/** What the editor is about to save, as far as our checks look at it. */
export type Submission = {
  readonly values: Readonly<Record<string, unknown>>;
  /** `path` is the whole one, as site/content/pages/nl/about.json. */
  readonly form: { readonly path: string };
  readonly cms: {
    readonly alerts: { error: (sentence: string) => unknown };
    readonly api: {
      readonly tina: { request: (query: string, options: { variables: object }) => Promise<unknown> };
    };
  };
};
