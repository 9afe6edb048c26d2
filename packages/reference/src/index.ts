export * from './answer/index.ts';
export * from './downloads/index.ts';
export * from './model/index.ts';
export * from './permalink/index.ts';
export * from './samples/index.ts';
