import { useEffect } from 'react';

const variable = '--ifm-navbar-height';

/**
 * Large letters may need a second line in the navigation bar. What keeps clear of it (sidebars, the
 * targets of links) is then given its height; otherwise the style sheet's own applies.
 */
export function useNavbarHeight(): void {
  useEffect(() => {
    const navbar = document.querySelector('nav.navbar');
    if (!navbar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      const usual = Number.parseFloat(getComputedStyle(navbar).minHeight);
      if (height > usual + 1) style.setProperty(variable, `${height}px`);
      else if (style.getPropertyValue(variable)) style.removeProperty(variable);
    });
    observer.observe(navbar);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, []);
}
