import { LANGUAGE_COOKIE, SESSION_HINT_COOKIE } from '#api/platform/rules.ts';

/**
 * The only inline script of a public page, run before the first paint: it marks <html> when the hint cookie says
 * that there is a session, so that the header never shows the wrong state, and lets the language switch remember
 * the choice, for the mails of the person who is logged in too, and keep the query. A button that is pressed before
 * the script of its island is there is pressed once it is. At most 600 bytes; astro.config.mjs puts its hash into the
 * policy.
 */
export const FIRST_PAINT =
  `((d,h)=>{if(/(^|; )${SESSION_HINT_COOKIE}=/.test(d.cookie))h.session='';` +
  `d.addEventListener('click',({target:t})=>{let a=t.closest('a[data-language]'),` +
  `b=t.closest('[type=button]'),i=b&&b.closest('astro-island[ssr]');` +
  `if(i)i.pressed||=!i.addEventListener('astro:hydrate',()=>b.click(),{once:!0});if(a){` +
  `d.cookie='${LANGUAGE_COOKIE}='+a.hreflang+';path=/;max-age=31536000;samesite=lax';` +
  `h.session===''&&fetch('/api/users/me',{method:'PATCH',keepalive:!0,` +
  `headers:{'content-type':'application/json'},body:'{"language":"'+a.hreflang+'"}'});` +
  `a.search=location.search}})})(document,document.documentElement.dataset)`;
