/** Code is highlighted at build time (config/highlight-code.ts): there is no Prism to add to. */
export default function prismIncludeLanguages(): void {}
