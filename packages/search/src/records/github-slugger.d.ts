/** The part of version 1.5, which Docusaurus uses too, that is used here. */
declare module 'github-slugger' {
  export default class GithubSlugger {
    slug(text: string): string;
  }
}
