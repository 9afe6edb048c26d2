import { type BodyKind, bodyKindOf, fileNameOf } from './body-kind.ts';
import { quoteCSharp as quote } from './quote.ts';
import { headersOf, type Language, lines, type SampleRequest } from './sample-request.ts';

function readBody(request: SampleRequest): string {
  const print = 'Console.WriteLine(await response.Content.ReadAsStringAsync());';
  const reading: Record<BodyKind, string> = {
    json: print,
    text: print,
    file: `await File.WriteAllBytesAsync(${quote(fileNameOf(request))}, await response.Content.ReadAsByteArrayAsync());`,
  };
  return reading[bodyKindOf(request.operation)];
}

/** HttpMethod has a property for each common method: `HttpMethod.Get`. */
function methodOf(method: string): string {
  const name = method.toUpperCase();
  return name === 'GET' ? 'HttpMethod.Get' : `new HttpMethod(${quote(name)})`;
}

function write(request: SampleRequest): string {
  return lines(
    'using System;',
    bodyKindOf(request.operation) === 'file' ? 'using System.IO;' : undefined,
    'using System.Net.Http;',
    '',
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(${methodOf(request.method)}, ${quote(request.url)});`,
    ...headersOf(request).map(
      ([name, value]) =>
        `request.Headers.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`,
    ),
    '',
    'using var response = await client.SendAsync(request);',
    'response.EnsureSuccessStatusCode();',
    readBody(request),
  );
}

export const csharp: Language = { id: 'csharp', label: 'C#', highlighter: 'csharp', write };
