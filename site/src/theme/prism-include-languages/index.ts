/** Code is highlighted at build time (config/guides/highlight-code.ts): there is no Prism to add to. */
export default function prismIncludeLanguages(): void {}
