/** Written by plugins/brand.ts */
declare module '@brand/preloaded-fonts' {
  const urls: string[];
  export default urls;
}
