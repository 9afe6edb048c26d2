import { siteDir } from '../bootstrap/paths.mjs';
import { run, toolProgram } from '../bootstrap/run.mjs';

/** Its threads would each let garbage double their memory; collecting it sooner takes little time. */
export const nodeOptions = ['--heap-growing-percent=50'];

/**
 * Runs Docusaurus on the site.
 * @param generated the name of its folder for files that it generates: two runs at once must not share one
 */
export async function runDocusaurus(
  heading: string,
  args: readonly string[],
  { generated, env = {} }: { generated: string; env?: Record<string, string> },
): Promise<void> {
  const program = [...nodeOptions, '--import', 'tsx', toolProgram('@docusaurus/core')];
  await run(heading, process.execPath, [...program, ...args], {
    cwd: siteDir,
    env: { ...env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${generated}` },
  });
}
