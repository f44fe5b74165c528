/** What the built Worker imports as `cloudflare:workers`, in Node: pages read their bindings from `env`. */
export const env: Record<string, unknown> = {};

export const waitUntil = (): void => undefined;

export class WorkflowEntrypoint {
  readonly env = env;
}
