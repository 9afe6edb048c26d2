/** Not in every browser, nor in TypeScript's library. */
type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

type Given = {
  connection?: Connection | undefined;
  matches?: (query: string) => boolean;
};

/** Whether the reader pays for data or has little of it: nothing is then downloaded in advance. */
export function savesData({
  connection = (navigator as { connection?: Connection }).connection,
  matches = (query) => matchMedia(query).matches,
}: Given = {}): boolean {
  const { saveData = false, type = '', effectiveType = '' } = connection ?? {};
  return (
    saveData ||
    type === 'cellular' ||
    ['slow-2g', '2g'].includes(effectiveType) ||
    matches('(prefers-reduced-data: reduce)')
  );
}
