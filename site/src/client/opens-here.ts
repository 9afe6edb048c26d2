import { isPlainClick } from '@portal/ui/modifier-keys';

/** Whether a click on a link opens it in place of this page, rather than beside it. */
export function opensHere(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  return isPlainClick(event) && target !== '_blank';
}
