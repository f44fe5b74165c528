import { LANGUAGE_COOKIE, SESSION_HINT_COOKIE } from '#api/platform/rules.ts';

/** Half of the way over which scroll timelines turn the header to night. */
const SCROLLED_PX = 70;

/**
 * The only inline script of a public page, run before the first paint: it marks <html> when the hint cookie says
 * that there is a session, so that the header never shows the wrong state, and lets the language switch remember
 * the choice, for the mails of the person who is logged in too, and keep the query. In browsers without scroll timelines
 * it tells the header whether the page is scrolled. At most 600 bytes; astro.config.mjs puts its hash into the policy.
 */
export const FIRST_PAINT =
  `((d,h)=>{if(/(^|; )${SESSION_HINT_COOKIE}=/.test(d.cookie))h.session='';` +
  `CSS.supports('animation-timeline:scroll()')||(onscroll=()=>h.scrolled=+(scrollY>${SCROLLED_PX}))();` +
  `d.addEventListener('click',e=>{let a=e.target.closest('a[data-language]');if(a){` +
  `d.cookie='${LANGUAGE_COOKIE}='+a.hreflang+';path=/;max-age=31536000;samesite=lax';` +
  `h.session===''&&fetch('/api/users/me',{method:'PATCH',keepalive:!0,` +
  `headers:{'content-type':'application/json'},body:'{"language":"'+a.hreflang+'"}'});` +
  `a.search=location.search}})})(document,document.documentElement.dataset)`;
