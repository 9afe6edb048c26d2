/** Put in by the build. */
declare module '@generated/pagefind-program' {
  export const createInstance: import('./pagefind-text.ts').Pagefind['createInstance'];
}
