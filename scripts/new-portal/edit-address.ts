/**
 * Where files of a folder are edited at a source-code host: of "git@github.com:museum/portal.git"
 * and "docs/", "https://github.com/museum/portal/edit/main/docs/".
 * @param {string} remote the address of a git repository, or empty
 * @param {string} folder
 * @returns {string | undefined} undefined for an unknown host
 */
export function editAddress(remote, folder) {
  return addressAt(remote, `edit/main/${folder}`);
}

/**
 * Where an issue is opened there: "https://github.com/museum/portal/issues/new".
 * @param {string} remote the address of a git repository, or empty
 * @returns {string | undefined} undefined for an unknown host
 */
export function issueAddress(remote) {
  return addressAt(remote, 'issues/new');
}

function addressAt(remote, page) {
  const found =
    /^(?:https?:\/\/|ssh:\/\/|git:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+(?=\/))?[:/](.+?)(?:\.git)?\/?$/.exec(
      remote,
    );
  const [, host = '', path = ''] = found ?? [];
  if (/(^|\.)github\./.test(host)) return `https://${host}/${path}/${page}`;
  if (/(^|\.)gitlab\./.test(host)) return `https://${host}/${path}/-/${page}`;
  return undefined;
}
