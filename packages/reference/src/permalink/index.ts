export { leavesBodyOut, type Permalink, readPermalink, writePermalink } from './permalink.ts';
