/** Errors of wrangler, recognized by its output, and what to do about each. */
const CAUSES: readonly (readonly [output: RegExp, explanation: string])[] = [
  [
    /Migration \S+ failed/,
    'A migration failed; neither it nor those after it were applied. Correct what is named above and run this again.',
  ],
  [
    /could not be reached|fetch failed|ENOTFOUND|ECONN|ETIMEDOUT|EAI_AGAIN|UND_ERR/,
    'Cloudflare cannot be reached from here. Check the connection and https://www.cloudflarestatus.com, and run this again.',
  ],
  [
    /Could not authenticate|credentials were found|auth token has expired|necessary to set a CLOUDFLARE_API_TOKEN|not (logged in|authenticated)/i,
    'Nobody is logged in to Cloudflare. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.',
  ],
  [/More than one account/, 'The login has several accounts. Set CLOUDFLARE_ACCOUNT_ID to the one to use.'],
  [
    /Authentication error|permission|Unauthorized|\[code: (9106|9109|10000)\]/i,
    'The login lacks a permission in this account. Give the API token edit rights to Workers, D1, R2, Queues and Turnstile, or log in as someone who has them.',
  ],
  [
    /couldn't find|does not exist|not found|\[code: (7404|10006|10007|11000)\]/i,
    'Something that wrangler.toml names is not in the account. `npm run resources` shows what is missing and creates it.',
  ],
];

/** Explains in one or two sentences why wrangler failed and what to do. */
export function explainFailure(output: string): string {
  const cause = CAUSES.find(([pattern]) => pattern.test(output));
  return cause?.[1] ?? 'The steps after it did not run. Correct what is named above and run this again.';
}
