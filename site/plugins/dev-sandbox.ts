import type { LoadContext, Plugin } from '@docusaurus/types';

/** In the live preview another process is the sandbox; its address comes from the environment. */
export default function devSandboxPlugin({ baseUrl }: LoadContext): Plugin {
  const target = process.env.SANDBOX_ORIGIN;
  return {
    name: 'dev-sandbox',
    configureWebpack(_config, isServer) {
      if (isServer || target === undefined) return {};
      const isSandbox = (path: string): boolean => path.startsWith(`${baseUrl}sandbox/`);
      const devServer = { proxy: [{ context: isSandbox, target }] };
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
