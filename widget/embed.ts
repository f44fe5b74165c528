import { EMBED_STYLES } from './embed.css.ts';
import { findOrigin, findScript } from './find-origin.ts';
import { envelope, parseFrameMessage } from './messages.ts';

/** How long a loaded frame may take to report that it is ready; after that only the link inside remains. */
const READY_MS = 4000;

const script = findScript(document.currentScript);
const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(EMBED_STYLES);

// A visitor who returns from the provider brings a ticket, which is removed from the address.
const [found = '', ticket = '', ...returnedCampaigns] =
  /[#&]powerhour=(([\w-]+)\.[\w.-]+)/.exec(location.hash) ?? [];
if (found) history.replaceState(history.state, '', location.href.replace(found, ''));

const createElement = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag) => document.createElement(tag);

/**
 * `<power-hour-subscribe campaign lang theme accent layout origin>`: what a partner's page loads. It contains a frame
 * of our origin and listens only to a channel that it passes to that frame's document, so that no other script, frame
 * or origin can send it messages.
 */
class PowerHourSubscribe extends HTMLElement {
  static observedAttributes = ['campaign', 'lang', 'layout', 'theme', 'accent', 'origin'];
  #root = this.attachShadow({ mode: 'open' });

  connectedCallback(): void {
    const attribute = (name: string) => this.getAttribute(name) ?? '';
    const campaign = attribute('campaign');
    const home = findOrigin(this, script);
    const [accent = ''] = /[\da-f]{6}$/i.exec(attribute('accent')) ?? [];
    const language = this.lang || document.documentElement.lang;
    const back = returnedCampaigns[0] === campaign ? '#' + ticket : '';
    const slot = createElement('slot');
    const frame = createElement('iframe');
    const button = createElement('button');
    const close = createElement('button');
    const dialog = createElement('dialog');
    const emit = (type: string, value: string) =>
      this.dispatchEvent(
        new CustomEvent('powerhour:' + type, { bubbles: true, detail: { campaign, value } }),
      );
    frame.loading = 'lazy';
    frame.allow = 'web-share;clipboard-write';
    frame.src = `${home}/embed/${encodeURIComponent(campaign)}?lang=${language}&accent=${accent}&theme=${attribute('theme')}${back}`;
    frame.onload = () => {
      setTimeout(() => {
        if (slot.hidden || !frame.isConnected) return;
        frame.hidden = true;
        emit('error', 'unreachable');
      }, READY_MS);
      // The channel closes with the frame's document, so it needs no cleanup.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        const [type, value = ''] = parseFrameMessage(data);
        if (type === 'height') frame.style.height = value + 'px';
        else if (type === 'close') dialog.close();
        else if (type === 'go' && top) top.location.href = home + value;
        else if (type) {
          frame.hidden = false;
          slot.hidden = true;
          emit(type, value);
        }
      };
      frame.contentWindow?.postMessage(envelope({ type: 'start', page: location.href }), home, [port2]);
      // Only once: if an app inserts the element again later, it shows the form.
      if (back) returnedCampaigns.pop();
    };
    // The link inside also labels the frame, the button and the dialog; it may be added late, or never.
    (slot.onslotchange = () => {
      frame.title = dialog.ariaLabel = button.textContent = this.textContent.trim() || campaign;
      if (!home && findOrigin(this, script)) this.connectedCallback();
    })();
    this.#root.adoptedStyleSheets = [styleSheet];
    this.#root.replaceChildren(slot);
    // Without an origin only the link works; a relative address would frame the partner's own page.
    if (!home) return;
    this.#root.append(frame);
    if (attribute('layout') === 'button') {
      close.textContent = '×';
      // As the frame does: Dutch, unless the page is in English.
      close.ariaLabel = /^en/i.test(language) ? 'Close' : 'Sluiten';
      close.onclick = () => dialog.close();
      button.onclick = () => dialog.showModal();
      button.style.setProperty('--a', accent && '#' + accent);
      dialog.replaceChildren(close, slot, frame);
      this.#root.append(button, dialog);
      if (back) dialog.showModal();
    }
    if (back) this.scrollIntoView();
  }

  disconnectedCallback(): void {
    this.#root.replaceChildren();
  }

  /** Keeps the frame when a page moves the element with moveBefore; without this method the frame would reload. */
  connectedMoveCallback(): void {
    return undefined;
  }

  attributeChangedCallback(): void {
    if (this.#root.firstChild) this.connectedCallback();
  }
}

// Two snippets on a page run the script twice.
if (!customElements.get('power-hour-subscribe'))
  customElements.define('power-hour-subscribe', PowerHourSubscribe);
