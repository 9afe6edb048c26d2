import type { Received } from './echo-server.ts';

export type ReceivedPart = {
  name: string;
  fileName?: string;
  mediaType?: string;
  content: string;
};

function unquoted(text: string): string {
  return text.replace(/%22|%0D|%0A/g, decodeURIComponent);
}

function parameterOf(header: string, name: string): string | undefined {
  // Without quotes, as .NET writes a plain one, there is nothing to unquote.
  const [, quoted, plain] = new RegExp(`; ${name}=(?:"([^"]*)"|([\\w.-]+))`).exec(header) ?? [];
  return quoted === undefined ? plain : unquoted(quoted);
}

/** The parts of a multipart body in order, as RFC 7578 defines them, their bytes as Latin-1. */
export function partsOf({ headers, body }: Received): ReceivedPart[] {
  const boundary = /^multipart\/form-data; boundary="?([^";]+)"?$/.exec(
    String(headers['content-type']),
  )?.[1];
  if (boundary === undefined) throw new Error(`Not multipart: ${headers['content-type']}`);
  const pieces = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`);
  if (pieces[0] !== '' || !/^--\r?\n?$/.test(pieces.at(-1) ?? '')) throw new Error('Not whole.');
  return pieces.slice(1, -1).map((piece) => {
    const [head = '', ...rest] = piece.split('\r\n\r\n');
    const lines = Buffer.from(head, 'latin1').toString('utf8').split('\r\n');
    const line = (name: string) =>
      lines.find((one) => one.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);
    const disposition = line('content-disposition') ?? '';
    const fileName = parameterOf(disposition, 'filename');
    const mediaType = line('content-type');
    return {
      name: parameterOf(disposition, 'name') ?? '',
      ...(fileName !== undefined && { fileName }),
      ...(mediaType !== undefined && { mediaType }),
      content: rest.join('\r\n\r\n'),
    };
  });
}
