import { useDropdown } from '@site/src/shell/use-dropdown';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * The classic theme's dropdown with the keyboard behaviour of a disclosure menu: Escape closes it
 * and gives the focus back, arrows move, leaving closes. The classic one offers no way in.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick,
  ...props
}: Props): ReactNode {
  const { open, containerProps, toggleProps, menuProps } = useDropdown();
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
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
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
