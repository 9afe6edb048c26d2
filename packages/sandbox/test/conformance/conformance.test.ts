import { apis, sendTo } from '../node-sandbox.ts';
import { sharedSandbox } from '../shared-sandbox.ts';
import { runConformance } from './run-conformance.ts';

runConformance('the sandbox in Node', apis, sendTo(sharedSandbox));
