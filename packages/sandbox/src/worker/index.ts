export { createDataFolder, type DataFolder, type DataFolderOptions } from './data-folder.ts';
export { packRecords } from './packed-records.ts';
export { dataOf } from './sandbox-need.ts';
export { slimApi } from './slim-api.ts';
export { createWorkerSandbox, type WorkerSandboxOptions } from './worker-sandbox.ts';
