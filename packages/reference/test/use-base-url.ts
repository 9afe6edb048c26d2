/** In the place of Docusaurus's hook: a site at the root of its host. */
export default function useBaseUrl(path: string): string {
  return path;
}
