import { apis, createNodeSandbox, sendTo } from './node-sandbox.ts';
import { runConformance } from './run-conformance.ts';

runConformance('the sandbox in Node', apis, sendTo(createNodeSandbox()));
