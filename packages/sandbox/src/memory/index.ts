export { createSharedTasks } from './shared-tasks.ts';
export { createSizedCache } from './sized-cache.ts';
