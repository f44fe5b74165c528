import 'astro';

declare module 'astro' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface AstroClientDirectives {
    'client:after-load'?: boolean;
    'client:first-use'?: boolean;
    'client:with-others'?: boolean;
  }
}
