export * from './flat-parts.ts';
export * from './lines.ts';
export * from './round-parts.ts';
export * from './turned-parts.ts';
