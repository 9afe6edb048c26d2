export { createDataFolder, type DataFolder, type DataFolderOptions } from './data-folder.ts';
export { recordsFor } from './fetch-collection.ts';
export { slimApi } from './slim-api.ts';
export { createWorkerSandbox, type WorkerSandboxOptions } from './worker-sandbox.ts';
