import { useHistory } from '@docusaurus/router';
import { useCallback } from 'react';
import { focusOnceThere } from './focus-once-there';

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
