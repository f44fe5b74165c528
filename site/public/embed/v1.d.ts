import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Detail<Value extends string> = { readonly campaign: string; readonly value: Value };

type Attributes = {
  /** The last part of the campaign's address. */
  readonly campaign: string;
  readonly theme?: 'light' | 'dark' | 'auto';
  /** A colour as #5b2a9d. */
  readonly accent?: string;
  readonly layout?: 'card' | 'button';
  /** Where the script is from, when it is part of your own bundle. */
  readonly origin?: string;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'power-hour-subscribe': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes;
    }
  }
}

declare global {
  interface HTMLElementEventMap {
    'powerhour:ready': CustomEvent<Detail<''>>;
    'powerhour:step': CustomEvent<Detail<'email' | 'password' | 'authenticated' | 'leaving' | 'ended'>>;
    'powerhour:subscribed': CustomEvent<Detail<'paid' | 'processing'>>;
    'powerhour:error': CustomEvent<Detail<'refused' | 'unreachable'>>;
  }
}
