import { root } from './bootstrap/paths.mjs';
import { newPortal } from './new-portal/new-portal.ts';

export async function command(): Promise<void> {
  console.log(await newPortal(process.argv.slice(2), { root }));
}
