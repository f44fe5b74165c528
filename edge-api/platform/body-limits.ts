const KB = 1024;

/** Bytes that a call or the form of a page takes unless {@link LIMITS} says otherwise. */
const DEFAULT_BODY_BYTES_MAX = 16 * KB;

/** Called by the provider's server, which proves itself by a signature of its body instead of an origin. */
export const WEBHOOK_PATH = /^\/api\/stripe\/(accounts-)?webhook$/;

/** Called by the editor's preview with a page as it is being edited; exists only where the editor does. */
export const PREVIEW_PATH = '/tina-island/page';

type BodyLimit = {
  readonly methods: readonly string[];
  readonly path: RegExp;
  /** `own`: an upload, whose route refuses it by what is uploaded. */
  readonly bytes: number | 'own';
};

/** The calls and forms with a limit other than {@link DEFAULT_BODY_BYTES_MAX}. */
const LIMITS: readonly BodyLimit[] = [
  { methods: ['POST'], path: /^\/api\/media$/, bytes: 'own' },
  { methods: ['POST'], path: /^\/api\/campaigns\/[^/]+\/thanks\/files$/, bytes: 'own' },
  { methods: ['POST'], path: /^\/api\/campaigns\/[^/]+\/share-pictures$/, bytes: 'own' },
  { methods: ['PUT'], path: /^\/api\/campaigns\/[^/]+\/thanks$/, bytes: 64 * KB },
  { methods: ['POST'], path: /^\/api\/campaigns\/create$/, bytes: 256 * KB },
  { methods: ['PATCH'], path: /^\/api\/campaigns\/[^/]+$/, bytes: 256 * KB },
  { methods: ['POST'], path: /^\/api\/campaign-subscribe$/, bytes: 64 * KB },
  { methods: ['POST'], path: /^\/[a-z]{2}\/report$/, bytes: 64 * KB },
  // Analytics Engine stores less than that of an event.
  { methods: ['POST'], path: /^\/api\/tracking$/, bytes: 4 * KB },
  { methods: ['POST'], path: WEBHOOK_PATH, bytes: 256 * KB },
  { methods: ['POST'], path: new RegExp(`^${PREVIEW_PATH}$`), bytes: 1024 * KB },
];

/** Returns how many bytes of body a call or a page takes; `own` when its route decides. */
export function getBodyLimit(method: string, path: string): number | 'own' {
  const limit = LIMITS.find((entry) => entry.methods.includes(method) && entry.path.test(path));
  return limit?.bytes ?? DEFAULT_BODY_BYTES_MAX;
}
