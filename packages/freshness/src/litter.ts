/** Files that Finder and Explorer leave in folders, and vim, Emacs and others beside open files. */
const litter = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\..+\.sw[a-z]|.+~|#.+#|4913)$/;

/**
 * Whether a file is a by-product of browsing folders or editing files, not anybody's work.
 * @param name e.g. ".DS_Store"
 */
export function isLitter(name: string): boolean {
  return litter.test(name);
}
