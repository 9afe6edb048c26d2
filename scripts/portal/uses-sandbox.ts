import { hasSandbox } from '../../packages/portal/src/index.ts';

/** Whether the chosen portal has a sandbox. A leftover collection does not count. */
export async function usesSandbox(): Promise<boolean> {
  const { portal } = await import('./portal.ts');
  return hasSandbox(portal);
}
