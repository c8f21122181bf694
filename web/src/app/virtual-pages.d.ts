/** Made by web/bundling/page-modules.ts. */
declare module 'virtual:pages' {
  export const pages: Readonly<
    Record<
      import('../../../shared/domain/client-routes.ts').PageName,
      import('./lazy-page.tsx').LazyPage
    >
  >;
}
