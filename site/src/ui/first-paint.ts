import { LANGUAGE_COOKIE, SESSION_HINT_COOKIE } from '#api/platform/rules.ts';

/**
 * The only inline script of a public page, which runs before the first paint. It marks <html> if the hint cookie says
 * that there is a session, so that the header never shows the wrong state. It makes the language switch store the
 * choice, also for the mails of a logged-in person, and keep the query. It replays a press of a button whose island is
 * not hydrated yet. It tells the header whether the page is at its top. At most 600 bytes; astro.config.mjs adds its hash
 * to the policy.
 */
export const FIRST_PAINT =
  `{let d=document,h=d.documentElement.dataset;` +
  `if(/(^|; )${SESSION_HINT_COOKIE}=/.test(d.cookie))h.session='';` +
  `(onscroll=_=>h.top=scrollY<9)();` +
  `addEventListener('click',({target:t})=>{let a=t.closest('[data-language]'),` +
  `b=t.closest('[type=button]'),i=b?.closest('[ssr]');` +
  `if(i)i.pressed||=!i.addEventListener('astro:hydrate',_=>b.click(),{once:1});if(a){` +
  `d.cookie='${LANGUAGE_COOKIE}='+a.hreflang+';path=/;max-age=31536000;samesite=lax';` +
  `'session'in h&&fetch('/api/users/me',{method:'PATCH',keepalive:1,` +
  `headers:{'content-type':'application/json'},body:'{"language":"'+a.hreflang+'"}'});` +
  `a.search=location.search}})}`;
