import type { ClientModule } from '@docusaurus/types';

/**
 * Typefaces that arrived after the first paint are not shown, since the text would move. The next
 * page is drawn anew, and can have them.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation, location }) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  for (const face of document.fonts) if (face.display === 'optional') face.display = 'swap';
};
