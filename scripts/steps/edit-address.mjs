/**
 * Where files of a folder are edited at a source-code host: of "git@github.com:museum/portal.git" and
 * "docs/", "https://github.com/museum/portal/edit/main/docs/".
 * @param {string} remote the address of a git repository, or nothing
 * @param {string} folder
 * @returns {string | undefined} nothing for a host that is not known
 */
export function editAddress(remote, folder) {
  const found =
    /^(?:https?:\/\/|ssh:\/\/|git:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+(?=\/))?[:/](.+?)(?:\.git)?\/?$/.exec(
      remote,
    );
  const [, host = '', path = ''] = found ?? [];
  if (/(^|\.)github\./.test(host)) return `https://${host}/${path}/edit/main/${folder}`;
  if (/(^|\.)gitlab\./.test(host)) return `https://${host}/${path}/-/edit/main/${folder}`;
  return undefined;
}
