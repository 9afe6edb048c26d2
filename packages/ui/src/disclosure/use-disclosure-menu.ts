import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { hasModifier, isPlainClick } from '../modifier-keys.ts';

/** State and event handlers of a disclosure menu: a toggle and a list of links. */
export function useDisclosureMenu() {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const menuId = useId();

  const links = () =>
    Array.from(container.current?.querySelectorAll<HTMLElement>(`[id="${menuId}"] a`) ?? []);

  function focusLink(step: 1 | -1): void {
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const start = step === 1 ? -1 : all.length;
    all[((at === -1 ? start : at) + step + all.length) % all.length]?.focus();
  }

  // A menu that a pointer or a finger has opened may not have the focus.
  useEffect(() => {
    if (!open) return;
    const isInside = (target: unknown) => container.current?.contains(target as Node);
    function onPointerDown({ target }: Event): void {
      if (!isInside(target)) setOpen(false);
    }
    function onEscape(event: globalThis.KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      const toggle = container.current?.querySelector<HTMLElement>('[aria-expanded]');
      if (isInside(document.activeElement)) toggle?.focus();
    }
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent): void {
    if (hasModifier(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      // The links can take the focus only once the menu is visible.
      requestAnimationFrame(() => focusLink(step));
    }
  }

  return {
    open,
    containerProps: {
      ref: container,
      onKeyDown,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(true),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(false),
      onBlur: (event: FocusEvent) => {
        if (!container.current?.contains(event.relatedTarget)) setOpen(false);
      },
    },
    toggleProps: {
      'aria-expanded': open,
      'aria-controls': menuId,
      onClick: (event: MouseEvent) => {
        // It may be a link, which a reader can open beside this page.
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // A mouse has already opened the menu by hovering; its click must not close it again.
        const byMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse';
        setOpen((was) => (byMouse ? true : !was));
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === ' ') {
          event.preventDefault();
          setOpen((was) => !was);
        }
      },
    },
    menuProps: {
      id: menuId,
      onClick: () => setOpen(false),
    },
  };
}
