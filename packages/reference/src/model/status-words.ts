import { statusTable } from './status-table.ts';

export type StatusKind =
  | 'information'
  | 'success'
  | 'redirect'
  | 'client-error'
  | 'server-error'
  | 'other';

export type StatusWords = {
  kind: StatusKind;
  /** `Not Found` */
  name: string;
  meaning: string;
  /** Empty if there is nothing to do. */
  whatToDo: string;
};

function words(kind: StatusKind, name: string, meaning: string, whatToDo: string): StatusWords {
  return { kind, name, meaning, whatToDo };
}

const families: readonly StatusWords[] = [
  words(
    'other',
    'Any other status',
    'The description gives no details.',
    'Read the message in the answer.',
  ),
  words('information', '', 'The answer is still to come.', ''),
  words('success', 'Success', 'The request worked.', ''),
  words('redirect', 'Redirect', 'The answer is elsewhere.', 'Follow the Location header.'),
  words('client-error', 'Error in the request', 'The request was refused.', 'Correct the request.'),
  words('server-error', 'Error in the service', 'The service failed.', 'Wait and try again.'),
];

const known = new Map(statusTable.map(([status, ...rest]) => [String(status), rest]));

/** For `404`, and for `4XX` or `default` as descriptions write them. */
export function statusWords(status: string | number): StatusWords {
  const text = String(status);
  const family = families[/^[1-5](?:\d\d|xx)$/i.test(text) ? Number(text.charAt(0)) : 0];
  const { kind, ...general } = family ?? words('other', '', '', '');
  const [name, meaning, whatToDo] = known.get(text) ?? [];
  return words(
    kind,
    name ?? general.name,
    meaning ?? general.meaning,
    whatToDo ?? general.whatToDo,
  );
}

/** `404 Not Found`, `4XX Error in the request`, `Any other status` */
export function statusTitle(status: string | number): string {
  const { kind, name } = statusWords(status);
  if (kind !== 'other') return `${status} ${name}`.trim();
  return /^\d+$/.test(String(status)) ? String(status) : name;
}
