/** Whether the chosen portal has a sandbox. A leftover collection does not count. */
export async function usesSandbox() {
  const { register } = await import('tsx/esm/api');
  register();
  const { hasSandbox } = await import('../../packages/portal/src/index.ts');
  const { portal } = await import('./portal.ts');
  return hasSandbox(portal);
}
