import { nodeVersions } from '../programs/fetch-node.ts';
import { manifest } from './repository.ts';

/** What GitHub's workflows and GitLab's pipeline have in common. */

/** After this many minutes a command hangs. */
const minutesFor: Record<string, number> = {
  'npm test': 30,
  'npm run test:sweeps -- --changed': 40,
  'npm run test:sweeps': 90,
};

/** Everything that npm installs into. */
const packageFolders = ['', ...manifest.workspaces.map((folder) => `${folder}/`)].map(
  (folder) => `${folder}node_modules`,
);

/** npm of older releases lists packages more than once. */
export const nodeForSbom = nodeVersions.at(-1);

/**
 * The release of Node in an image that is pinned by its digest.
 * @param image e.g. "node:22.23.3-bookworm@sha256:…"
 */
export function nodeIn(image: string): string | undefined {
  const [, release = ''] = /^node:([\d.]+)-bookworm@sha256:[0-9a-f]{64}$/.exec(image) ?? [];
  return nodeVersions.includes(release) ? release : undefined;
}

/**
 * @param name of the job
 * @param minutes after which it is ended
 */
export function checkTime(name: string, commands: string[], minutes: number | undefined): string[] {
  if (!minutes) return [`${name} has no timeout`];
  return commands
    .filter((command) => minutes > (minutesFor[command] ?? minutes))
    .map((command) => `${name} waits ${minutes} minutes for ${command}`);
}

/** The same releases as elsewhere, each in its own image. */
export function checkMatrix(
  name: string,
  rows: { node: string | undefined; image: string | undefined }[],
): string[] {
  return [
    ...rows
      .filter(({ node, image }) => node === undefined || nodeIn(image ?? '') !== node)
      .map(({ node, image }) => `${name} tests Node ${node} in ${image}`),
    ...(rows.map(({ node }) => node).join() === nodeVersions.join()
      ? []
      : [`${name} tests ${rows.map(({ node }) => node)}`]),
  ];
}

/** Packages without those of one folder look complete, and are not. */
export function checkPackages(paths: string[]): string[] {
  return packageFolders
    .filter((folder) => !paths.includes(folder))
    .map((folder) => `${folder} is not cached`);
}
