import { isSamePath, useLocalPathname } from '@docusaurus/theme-common/internal';
import { useDisclosureMenu } from '@portal/ui/disclosure';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * The classic theme's dropdown with the keyboard behaviour of a disclosure menu: Escape closes it
 * and returns the focus, arrows move, leaving closes it. The classic one cannot be extended. It is
 * highlighted while one of its pages is open, since its menu is closed then.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick,
  ...props
}: Props): ReactNode {
  const path = useLocalPathname();
  const isActive = items.some(({ to }) => isOn(path, to));
  const { open, containerProps, toggleProps, menuProps } = useDisclosureMenu();
  return (
    <div
      {...containerProps}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
    >
      <NavbarNavLink
        role="button"
        {...(!props.to && { href: '#' })}
        className={clsx('navbar__link', isActive && 'navbar__link--active', className)}
        {...props}
        {...toggleProps}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu" {...menuProps}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            // biome-ignore lint/suspicious/noArrayIndexKey: items come from the configuration and never move
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}

/** The reference of a large API has pages below its own, for which the link is current too. */
function isOn(path: string, to: string | undefined): boolean {
  return to !== undefined && (isSamePath(path, to) || path.startsWith(`${to}/`));
}
