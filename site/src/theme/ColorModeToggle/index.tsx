import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { className?: string; buttonClassName?: string };

/**
 * A switch between two modes, whose label names the current one. The classic theme's has a third,
 * 'system', which applies until a reader chooses.
 */
export default function ColorModeToggle({ className, buttonClassName }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const { colorMode, setColorMode } = useColorMode();
  const mode = `${colorMode} mode`;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        disabled={!isBrowser}
        title={mode}
        aria-label={`Switch between dark and light mode (currently ${mode})`}
        onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
      >
        {/* Both are there, so that the right one is shown before any script has run. */}
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}
