/**
 * Whether adding, dropping or changing one letter, or swapping two neighbours, turns one into the
 * other.
 */
export function isEditDistanceOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = (text: string, from: number): string => text.slice(from);
  if (long.length > short.length) return rest(short, same) === rest(long, same + 1);
  if (rest(short, same + 1) === rest(long, same + 1)) return true;
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    rest(short, same + 2) === rest(long, same + 2)
  );
}
