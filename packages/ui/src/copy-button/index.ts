export { CopyButton, type CopyButtonProps } from './copy-button.tsx';
export { type Copy, copyFile, copyText } from './copy-text.ts';
export { useBriefState } from './use-brief-state.ts';
