const KB = 1024;

/** Maximum size of a request body in bytes, unless {@link LIMITS} sets another. */
const DEFAULT_BODY_BYTES_MAX = 16 * KB;

/** Called by the payment provider's server, which authenticates by signing the body instead of by its origin. */
export const WEBHOOK_PATH = /^\/api\/stripe\/(accounts-)?webhook$/;

/** The editor's preview posts a page here while it is being edited; the route exists only where the editor does. */
export const PREVIEW_PATH = '/tina-island/page';

type BodyLimit = {
  readonly methods: readonly string[];
  readonly path: RegExp;
  /** `own`: the route of the upload checks the size itself, by the kind of file. */
  readonly bytes: number | 'own';
};

/** Calls and forms whose limit is not {@link DEFAULT_BODY_BYTES_MAX}. */
const LIMITS: readonly BodyLimit[] = [
  { methods: ['POST'], path: /^\/api\/media$/, bytes: 'own' },
  { methods: ['POST'], path: /^\/api\/campaigns\/[^/]+\/thanks\/files$/, bytes: 'own' },
  { methods: ['POST'], path: /^\/api\/campaigns\/[^/]+\/share-pictures$/, bytes: 'own' },
  { methods: ['PUT'], path: /^\/api\/campaigns\/[^/]+\/thanks$/, bytes: 64 * KB },
  { methods: ['POST'], path: /^\/api\/campaigns\/create$/, bytes: 256 * KB },
  { methods: ['PATCH'], path: /^\/api\/campaigns\/[^/]+$/, bytes: 256 * KB },
  { methods: ['POST'], path: /^\/api\/campaign-subscribe$/, bytes: 64 * KB },
  { methods: ['POST'], path: /^\/[a-z]{2}\/report$/, bytes: 64 * KB },
  // Analytics Engine stores less than this per event.
  { methods: ['POST'], path: /^\/api\/tracking$/, bytes: 4 * KB },
  { methods: ['POST'], path: WEBHOOK_PATH, bytes: 256 * KB },
  { methods: ['POST'], path: new RegExp(`^${PREVIEW_PATH}$`), bytes: 1024 * KB },
];

/** Returns the maximum body size of a call or page in bytes; `own` when its route decides. */
export function getBodyLimit(method: string, path: string): number | 'own' {
  const limit = LIMITS.find((entry) => entry.methods.includes(method) && entry.path.test(path));
  return limit?.bytes ?? DEFAULT_BODY_BYTES_MAX;
}
