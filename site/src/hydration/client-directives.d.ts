import 'astro';

declare module 'astro' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface AstroClientDirectives {
    'client:after-load'?: boolean;
    'client:first-use'?: boolean;
    'client:with-others'?: boolean;
  }
}
