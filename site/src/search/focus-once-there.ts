/** Half a minute: a page may take long to appear on a slow network, or not have that part at all. */
const mostFrames = 1800;

type NextFrame = (look: () => void) => void;

/** Focuses a part of a page that is still loading; a reader who does something else is left alone. */
export function focusOnceThere(
  address: string,
  nextFrame: NextFrame = (look) => void requestAnimationFrame(look),
): void {
  const { pathname, hash } = new URL(address, location.href);
  const id = decodeURIComponent(hash.slice(1));
  const ended = new AbortController();
  let frames = 0;

  function look(): void {
    if (ended.signal.aborted) return;
    const target = location.pathname === pathname ? document.getElementById(id) : null;
    frames += 1;
    if (target === null && frames < mostFrames) {
      nextFrame(look);
      return;
    }
    ended.abort();
    if (target === null) return;
    if (!target.matches('a[href], button, input')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  function begin(): void {
    for (const event of ['keydown', 'pointerdown']) {
      addEventListener(event, () => ended.abort(), { signal: ended.signal });
    }
    look();
  }

  // Not in this frame, in which the key that chose the page is still being handled.
  if (id !== '') nextFrame(begin);
}
