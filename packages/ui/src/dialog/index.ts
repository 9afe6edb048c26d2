import '../tokens.css';

export { Dialog, type DialogProps } from './dialog.tsx';
