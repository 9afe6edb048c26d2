import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus empties a file and then fills it. The bundler would notice both and bundle twice, and
 * the page would wait for the second: how many milliseconds must pass without another change.
 */
const quiet = 100;

/** In the live preview the sandbox is another process; its address comes from the environment. */
export default function livePreviewPlugin({ baseUrl }: LoadContext): Plugin {
  const target = process.env.SANDBOX_ORIGIN;
  return {
    name: 'live-preview',
    configureWebpack(_config, isServer) {
      if (isServer || target === undefined) return {};
      const isSandbox = (path: string): boolean => path.startsWith(`${baseUrl}sandbox/`);
      const devServer = { proxy: [{ context: isSandbox, target }] };
      const watchOptions = { aggregateTimeout: quiet };
      return { devServer, watchOptions } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
