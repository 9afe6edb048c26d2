import { type BodyKind, bodyKindOf, fileNameOf } from './body-kind.ts';
import { quotePhp as quote } from './quote.ts';
import { headersOf, type Language, lines, type SampleRequest } from './sample-request.ts';

function readBody(request: SampleRequest): string {
  const reading: Record<BodyKind, string> = {
    json: 'print_r(json_decode($body, true));',
    text: 'echo $body;',
    file: `file_put_contents(${quote(fileNameOf(request))}, $body);`,
  };
  return reading[bodyKindOf(request.operation)];
}

function write(request: SampleRequest): string {
  const method = request.method.toUpperCase();
  const headers = headersOf(request).map(
    ([name, value]) => `        ${quote(`${name}: ${value}`)},`,
  );
  return lines(
    '<?php',
    '',
    `$curl = curl_init(${quote(request.url)});`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_FOLLOWLOCATION => true,',
    method === 'GET' ? undefined : `    CURLOPT_CUSTOMREQUEST => ${quote(method)},`,
    headers.length === 0 ? undefined : lines('    CURLOPT_HTTPHEADER => [', ...headers, '    ],'),
    ']);',
    '$body = curl_exec($curl);',
    'if ($body === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status >= 400) {',
    '    throw new RuntimeException($status . " " . $body);',
    '}',
    '',
    readBody(request),
  );
}

export const php: Language = { id: 'php', label: 'PHP', highlighter: 'php', write };
