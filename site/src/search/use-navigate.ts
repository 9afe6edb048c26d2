import { useHistory } from '@docusaurus/router';
import { useCallback } from 'react';

/** Goes to a page of the site, and moves the keyboard focus to the part that the address names. */
export function useNavigate(): (address: string) => void {
  const history = useHistory();
  return useCallback(
    (address) => {
      history.push(address);
      focusOnceThere(address);
    },
    [history],
  );
}

/** A page appears some frames after it is requested; one that takes longer is left alone. */
const mostFrames = 180;

function focusOnceThere(address: string): void {
  const { pathname, hash } = new URL(address, location.href);
  const id = decodeURIComponent(hash.slice(1));
  let frames = 0;
  function look(): void {
    frames += 1;
    const target = location.pathname === pathname ? document.getElementById(id) : null;
    if (target === null) {
      if (frames < mostFrames) requestAnimationFrame(look);
      return;
    }
    if (!target.matches('a[href], button, input')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  if (id !== '') requestAnimationFrame(look);
}
