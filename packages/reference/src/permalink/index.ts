export { type Permalink, readPermalink, writePermalink } from './permalink.ts';
