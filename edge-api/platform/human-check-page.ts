import type { Ctx, AppEnv } from './context.ts';
import { sha256 } from './digest.ts';
import { conflict } from './errors.ts';
import { escapeHtml, type Language, type LocalizedText, SECOND_MS } from './rules.ts';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { errorMessage } from './log.ts';

const TEXTS: Readonly<Record<Language, { title: string; why: string; cancel: string }>> = {
  nl: {
    title: 'Even checken',
    why: 'Veel mensen gebruiken nu dezelfde verbinding als jij. Laat zien dat je een mens bent, dan ga je meteen verder.',
    cancel: 'Annuleren',
  },
  en: {
    title: 'A quick check',
    why: 'Many people are using the same connection as you. Show that you are human, and you go straight on.',
    cancel: 'Cancel',
  },
};

const NO_CHECK: LocalizedText = { en: 'There is no check here.', nl: 'Hier is geen controle.' };

const STYLE =
  ':root{color-scheme:light;background:#fff;color:#22093d}body{font:1rem/1.5 system-ui,sans-serif;margin:0;display:grid;gap:1rem}h1,p{margin:0}h1{font-size:1.375rem}button{font:inherit;justify-self:start;min-height:2.75rem;padding:0 1.25rem;border:1px solid;border-radius:999px;background:none;color:inherit;cursor:pointer}button:focus-visible{outline:3px solid;outline-offset:-6px}';
/** Posts the result of the check to a parent page of our own origin; an empty token means cancelled. */
const SCRIPT =
  "const say=(token)=>parent.postMessage({humanCheck:token},location.origin);window.onPassed=say;document.querySelector('#cancel').onclick=()=>say('')";

const HASHES = { style: sha256(STYLE, 'base64'), script: sha256(SCRIPT, 'base64') };

/**
 * Returns the page of Turnstile's check, and its headers. Forms show it in a frame, so that no other page has to allow
 * a third-party script. Throws 409 if Turnstile is not set up.
 */
export function renderHumanCheckPage({ settings, language }: Ctx) {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY, TURNSTILE_API_URL: api } = settings;
  if (!siteKey || !TURNSTILE_SECRET_KEY) throw conflict(NO_CHECK);
  const { origin } = new URL(api);
  const policy = [
    ...["default-src 'none'", "base-uri 'none'", "form-action 'none'", `frame-src ${origin}`],
    ...[`style-src 'sha256-${HASHES.style}'`, `script-src 'sha256-${HASHES.script}' ${origin}`],
    // Our widget on partners' pages shows it too; only pages of our own origin receive its messages.
    'frame-ancestors https: http://localhost:* http://127.0.0.1:*',
  ].join('; ');
  const headers = {
    'Content-Security-Policy': policy,
    'Content-Language': language,
    'Cache-Control': 'no-store',
  };
  return { headers, html: toHtml(language, siteKey, `${api}/api.js`) };
}

function toHtml(language: Language, siteKey: string, script: string): string {
  const { title, why, cancel } = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${why}</p>
<div class="cf-turnstile" data-sitekey="${escapeHtml(siteKey)}" data-callback="onPassed" data-language="${language}" data-size="flexible" data-theme="light"></div>
<button type="button" id="cancel">${cancel}</button>
<script>${SCRIPT}</script>
<script src="${escapeHtml(script)}" async defer></script>
</body>
</html>
`;
}

/** The header that carries the token of a check that a 429 asked for (`challenge`). */
const TURNSTILE_HEADER = 'turnstile-token';

/** Verifies the token of a check, if the request carries one. */
export const withHumanCheck = createMiddleware<AppEnv>(async (c, next) => {
  const token = c.req.header(TURNSTILE_HEADER);
  const ctx = c.get('ctx');
  if (token !== undefined) c.set('ctx', { ...ctx, isHuman: await verifyTurnstileToken(ctx, token) });
  await next();
});

/** Maximum length of a token (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/). */
const TOKEN_MAX = 2048;
const VERIFY_TIMEOUT_MS = 5 * SECOND_MS;

/** Codes that say nothing of the token, such as for a wrong secret key; `internal-error` is Turnstile's own. */
const UNVERIFIED = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']);

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/** Returns whether a token proves a passed check: once, for five minutes; one that cannot be verified does not. */
async function verifyTurnstileToken(ctx: Ctx, token: string): Promise<boolean> {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY: secret, TURNSTILE_API_URL } = ctx.settings;
  if (!TURNSTILE_SITE_KEY || !secret || token.length > TOKEN_MAX) return false;
  try {
    const response = await fetch(`${TURNSTILE_API_URL}/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
    });
    const { success, 'error-codes': codes } = Verdict.parse(await response.json());
    if (codes.some((code) => UNVERIFIED.has(code))) throw new Error(codes.join(', '));
    if (!success) ctx.log.warn('challenge_failed', { codes });
    return success;
  } catch (error) {
    ctx.log.error('challenge_unverified', { reason: errorMessage(error) });
    return false;
  }
}
