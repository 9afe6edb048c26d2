import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { apiOf, loadContract, operationOf } from '../../test/contract.ts';
import type { Transport } from '../transport.ts';
import { OperationConsole } from './operation-console.tsx';

const apis = await loadContract();

function transport(id: string, label: string): Transport {
  return {
    id,
    label,
    isLive: false,
    baseUrl: () => `https://${id}.example.org`,
    send: async () => new Response(),
  };
}

const sandbox = transport('sandbox', 'Sandbox');

function drawn(apiId: string, operationId: string, transports: Transport[]): string {
  return renderToStaticMarkup(
    createElement(OperationConsole, {
      api: apiOf(apis, apiId),
      apis,
      operation: operationOf(apis, operationId),
      transports,
      onOpen: () => {},
      onClose: () => {},
    }),
  );
}

const operations = apis.flatMap((api) => api.operations.map(({ id }) => [api.id, id] as const));

describe('a console', () => {
  it.each(operations)('of %s %s names every control by its parameter', (apiId, id) => {
    const html = drawn(apiId, id, [sandbox]);
    const labelled = new Map(
      [...html.matchAll(/<label for="([^"]+)">(.*?)<\/label>/g)].map(([, target, name = '']) => [
        name.replaceAll('<wbr/>', ''),
        target,
      ]),
    );
    for (const { name } of operationOf(apis, id).parameters) {
      expect(html).toMatch(new RegExp(`<(?:input|select|textarea) id="${labelled.get(name)}"`));
    }
    for (const name of ['Send', 'Copy link', 'Close', 'Open']) expect(html).toContain(`>${name}<`);
  });

  it('names where it sends to, and asks only if there is a choice', () => {
    expect(drawn('text', 'getText', [sandbox])).not.toContain('type="radio"');
    const html = drawn('text', 'getText', [sandbox, transport('live', 'Live')]);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toContain('https://sandbox.example.org');
    expect(html).not.toContain('https://live.example.org');
  });

  it('reports that it has nowhere to send to', () => {
    expect(drawn('text', 'getText', [])).toContain('nowhere to send');
  });
});
