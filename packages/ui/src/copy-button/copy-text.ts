export type Copy = (text: string | Promise<string>) => Promise<void>;

async function intoClipboard(text: string | Promise<string>): Promise<void> {
  // Safari copies only while a click is handled, so a text that is still to come is promised.
  // Firefox before 127 cannot do that, and needs no promise.
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
  } else {
    const type = 'text/plain';
    const blob = text.then((words) => new Blob([words], { type }));
    // A clipboard that refuses at once leaves the failure of the text to its owner.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
  }
}

/**
 * Whether the text could be copied: browsers offer no clipboard to a page without https, and
 * readers may refuse it.
 */
export async function copyText(
  text: string | Promise<string>,
  copy: Copy = intoClipboard,
): Promise<boolean> {
  try {
    await copy(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies the text of a file, which is fetched only then. */
export async function copyFile(address: string): Promise<'copied' | 'refused' | 'unreachable'> {
  const text = fetchText(address);
  if (await copyText(text)) return 'copied';
  return text.then(
    () => 'refused',
    () => 'unreachable',
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response.text();
}
