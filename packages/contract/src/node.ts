export { type ApiFile, listApiFiles, sharedFolder } from './load/api-files.ts';
export { type ApiProblem, ApiProblems } from './load/api-problem.ts';
export { type LoadOptions, loadApis } from './load/load-apis.ts';
export { mapStrings } from './load/map-strings.ts';
export { parseDescription } from './load/read/parse-description.ts';
export { basePathOf, withBasePath } from './load/to-model/servers.ts';
export { toApi } from './load/to-model/to-api.ts';
export { type ShownExample, type ValueFor, writeExamples } from './load/write-examples.ts';
