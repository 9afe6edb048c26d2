export type Copy = (text: string) => Promise<void>;

const intoClipboard: Copy = (text) => navigator.clipboard.writeText(text);

/**
 * Whether the text could be copied: browsers offer no clipboard to a page without https, and
 * readers may refuse it.
 */
export async function copyText(text: string, copy: Copy = intoClipboard): Promise<boolean> {
  try {
    await copy(text);
    return true;
  } catch {
    return false;
  }
}
