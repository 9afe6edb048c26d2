/**
 * Where files of a folder are edited at a source-code host: of "git@github.com:museum/portal.git"
 * and "docs/", "https://github.com/museum/portal/edit/main/docs/".
 * @param remote the address of a git repository, or empty
 * @returns undefined for an unknown host
 */
export function editAddress(remote: string, folder: string): string | undefined {
  return addressAt(remote, `edit/main/${folder}`);
}

/**
 * Where an issue is opened there: "https://github.com/museum/portal/issues/new".
 * @param remote the address of a git repository, or empty
 * @returns undefined for an unknown host
 */
export function issueAddress(remote: string): string | undefined {
  return addressAt(remote, 'issues/new');
}

function addressAt(remote: string, page: string): string | undefined {
  const found =
    /^(?:https?:\/\/|ssh:\/\/|git:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+(?=\/))?[:/](.+?)(?:\.git)?\/?$/.exec(
      remote,
    );
  const [, host = '', path = ''] = found ?? [];
  if (/(^|\.)github\./.test(host)) return `https://${host}/${path}/${page}`;
  if (/(^|\.)gitlab\./.test(host)) return `https://${host}/${path}/-/${page}`;
  return undefined;
}
