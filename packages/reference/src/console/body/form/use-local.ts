import { useState } from 'react';

/**
 * What a control shows, kept as long as it means the same as the value outside: `1.0` means 1, and
 * must not turn into `1` before the reader has typed `1.05`.
 */
export function useLocal<Local, Outside>(
  outside: Outside,
  { read, show }: { read: (local: Local) => Outside; show: (outside: Outside) => Local },
): [Local, (local: Local) => void] {
  const [local, setLocal] = useState(() => show(outside));
  const isSame = JSON.stringify(read(local)) === JSON.stringify(outside);
  return [isSame ? local : show(outside), setLocal];
}
