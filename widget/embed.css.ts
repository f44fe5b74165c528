/**
 * Styles inside the element. Important declarations of a shadow tree win over those of the page: no rule of a host
 * hides or deforms the widget; only its font comes in, for the link. Text on the accent is black or white by its
 * lightness: at 49.44 both have a contrast of 4.58. The dialog hangs from the top: centred, it would move with each
 * height of the frame. In a scheme other than its page's, a frame is opaque. Forced colours show borders.
 */
export const EMBED_STYLES =
  ':host{all:initial!important;display:block!important;font:inherit!important}' +
  'iframe{display:block;border:0;width:100%;height:30rem;color-scheme:light}' +
  'button{display:block;border:1px solid #0000;padding:1em 1.5em;border-radius:2em;background:var(--a);font:600 1rem system-ui;color:lch(from var(--a) calc((49.44 - l)*1e6) 0 0);--a:#c81e2b}' +
  'dialog{border:0;width:600px;padding:0;margin-top:1em;border-radius:2em;background:0 0}' +
  '::backdrop{background:#000b}' +
  'dialog button{--a:#fff;position:sticky;padding:.8em 1em;margin:0 1em -3em auto;top:1em}' +
  '[hidden]{display:none}';
