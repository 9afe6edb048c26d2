export { showPart } from './show-part.ts';
export { useDisclosureMenu } from './use-disclosure-menu.ts';
