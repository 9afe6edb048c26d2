import { imageUrl, parseImageUrl } from '@portal/client';
import { checkValues, isAccepted, parseRequest } from '@portal/contract';
import { createSandbox } from '@portal/sandbox';
import { describe, expect, it } from 'vitest';
import { checkParts, readInfo } from '../../packages/iiif/src/index.ts';
import { type AddressParts, imageAddresses } from '../../packages/iiif/test/image-addresses.ts';
import { apis, made } from '../../packages/sandbox/test/node-sandbox.ts';

const operation = apis.flatMap((api) => api.operations).find(({ id }) => id === 'getImageFile');
if (!operation) throw new Error('No operation getImageFile.');

const base = 'http://sandbox.test/sandbox';
const identifier = 'V0040217';

const sandbox = createSandbox({
  apis,
  ...made,
  // Only the verdict on the address matters, so no picture is drawn.
  images: { render: async () => new Uint8Array([0]) },
  runtime: 'node',
});

function address({ region, size, rotation, quality, format }: AddressParts): string {
  const [first, second, third] = [region, size, rotation].map(encodeURIComponent);
  const last = `${encodeURIComponent(quality)}.${encodeURIComponent(format)}`;
  return `${base}/image/${identifier}/${first}/${second}/${third}/${last}`;
}

async function infoJson(): Promise<object> {
  return (await sandbox.fetch(new Request(`${base}/image/${identifier}/info.json`))).json();
}

const info = readInfo(await infoJson(), base);
if (!info.ok) throw new Error(info.problems.join(' '));
const { service } = info;

function succeeds(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

/**
 * Everything that parses the address of a picture with the one grammar, or checks it by the
 * description.
 */
const grammars: Record<string, (parts: AddressParts) => boolean | Promise<boolean>> = {
  'the sandbox': async (parts) => (await sandbox.fetch(new Request(address(parts)))).ok,
  'the description': (parts) => isAccepted(checkValues(operation, { identifier, ...parts })),
  'a URL read by the description': (parts) => {
    const { operation: found, problems } = parseRequest(apis, address(parts));
    return found === operation && isAccepted(problems);
  },
  'the client, reading': (parts) => succeeds(() => parseImageUrl(address(parts))),
  'the client, writing': (parts) => succeeds(() => imageUrl(parseImageUrl(address(parts)))),
  'the workbench': (parts) => checkParts(parts, service).problems.length === 0,
};

describe.each(Object.entries(grammars))('%s', (_name, accepts) => {
  it('judges every address as the standard does', async () => {
    const wrong: string[] = [];
    for (const { verdict, ...parts } of imageAddresses) {
      if ((await accepts(parts)) !== (verdict === 'valid')) {
        const { region, size, rotation, quality, format } = parts;
        wrong.push(`${region}/${size}/${rotation}/${quality}.${format} is ${verdict}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
