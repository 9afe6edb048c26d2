export { OperationConsole, type OperationConsoleProps } from './operation-console.tsx';
export type { RequestTarget } from './request-target.ts';
