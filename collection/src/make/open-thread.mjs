import { register } from 'tsx/esm/api';

// A thread cannot begin with TypeScript, only go on with it.
register();
await import('./studio-thread.ts');
