/** The part of version 0.2, which Docusaurus uses too, that is used here. */
declare module 'nprogress' {
  const progress: { start(): void; done(): void };
  export default progress;
}
