import { isRecord } from '#api/platform/rules.ts';
import type { HumanCheckRequest } from './client/outcome.ts';

/** The script /human-check.js, which a page loads once a limit asks for a human check. */

/** Always light, like the page in the frame: Turnstile's pages have only one theme. */
const DIALOG_STYLE = {
  margin: 'auto',
  border: '0',
  borderRadius: '1.5rem',
  padding: '1.5rem',
  background: '#fff',
};
const FRAME_STYLE = { display: 'block', width: '100%', height: '18rem', border: '0' };

let open: HTMLDialogElement | undefined;

document.addEventListener('human-check', ({ detail }) => showCheck(detail));

/** Shows the check in a dialog, labelled with the server's message; a second check at the same time fails at once. */
function showCheck({ name, onEnd }: HumanCheckRequest): void {
  if (open) {
    onEnd('');
    return;
  }
  const dialog = document.createElement('dialog');
  open = dialog;
  dialog.className = 'dialog';
  dialog.setAttribute('aria-label', name);
  const frame = document.createElement('iframe');
  frame.src = `/api/human-check?lang=${document.documentElement.lang}`;
  frame.title = name;
  Object.assign(dialog.style, DIALOG_STYLE);
  Object.assign(frame.style, FRAME_STYLE);
  dialog.appendChild(frame);
  document.body.appendChild(dialog);
  let token = '';
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== location.origin || !isRecord(data)) return;
    token = String(data['humanCheck']);
    dialog.close();
  };
  window.addEventListener('message', listen);
  // Also fires on Escape.
  dialog.addEventListener('close', () => {
    window.removeEventListener('message', listen);
    dialog.remove();
    open = undefined;
    onEnd(token);
  });
  dialog.showModal();
}
