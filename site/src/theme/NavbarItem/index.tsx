import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { Props } from '@theme/NavbarItem';
import OriginalNavbarItem from '@theme-original/NavbarItem';
import { isValidElement, type ReactNode } from 'react';

/**
 * Names the offending item if the navbar fails during the build. In the browser the classic theme
 * does this with an error boundary; React has none on the server, so the item is called directly.
 */
export default function NavbarItem(item: Props): ReactNode {
  return ExecutionEnvironment.canUseDOM ? <OriginalNavbarItem {...item} /> : callItem(item);
}

function callItem(item: Props): ReactNode {
  try {
    const element = OriginalNavbarItem(item);
    return isValidElement(element) && typeof element.type === 'function'
      ? (element.type as (props: unknown) => ReactNode)(element.props)
      : element;
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    throw new Error(
      `This item of themeConfig.navbar.items failed to render:\n${JSON.stringify(item, null, 2)}`,
      { cause },
    );
  }
}
