import type { ShownResponse } from './compare-response.ts';

/** A request that a guide shows. */
export type ShownRequest = {
  line: number;
  method: string;
  url: string;
  /** Whether it is sent without a body and headers, so that its URL is all there is to it. */
  isPlain: boolean;
};

type Block = { line: number; language: string; title: string; text: string };
type Shown = Block & ShownResponse & { request: ShownRequest | undefined };

export type GuideResponses = {
  requests: ShownRequest[];
  shown: Shown[];
  /** Blocks that look like responses and are not called so. */
  untitled: Block[];
};

type Place = {
  /** The URL of <Request url="…" />. */
  urlOf: (path: string) => string;
  /** Puts URLs in place of those that guides write. */
  fill: (text: string) => string;
  /** What a response may belong to before the guide's own first request. */
  request?: ShownRequest | undefined;
};

/** A response belongs to the request above it; what programs print is compared where they are run. */
export function readResponses(text: string, { urlOf, fill, request }: Place): GuideResponses {
  const guide: GuideResponses = { requests: [], shown: [], untitled: [] };
  const parts = /<Request\s+url="([^"]+)"\s*\/>|^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm;
  let end = 0;
  for (const match of text.matchAll(parts)) {
    const { index } = match;
    const [whole, path, language = '', meta = '', code = ''] = match;
    const line = text.slice(0, index).split('\n').length;
    const introduction = text.slice(end, index).trim();
    end = index + whole.length;
    if (path !== undefined) {
      guide.requests.push({ line, method: 'GET', url: urlOf(path), isPlain: true });
      continue;
    }
    const title = /title="([^"]*)"/.exec(meta)?.[1] ?? '';
    const block = { line, language, title, text: fill(code).trimEnd() };
    if (language === 'bash') guide.requests.push(...curlRequests(block));
    else if (title.startsWith('Response')) {
      guide.shown.push({ ...block, request: guide.requests.at(-1) ?? request, introduction });
    } else if (!title.startsWith('Output') && ['json', 'xml', 'http', 'text'].includes(language)) {
      guide.untitled.push(block);
    }
  }
  return guide;
}

/** Options of curl that send more than an address. */
const sends = /\s(-[a-zA-Z]*[XdHFuT]|--(request|data|json|header|form|user|upload-file)\b)/;

function curlRequests({ line, text }: Block): ShownRequest[] {
  const method = /curl -\w*I/.test(text) ? 'HEAD' : 'GET';
  const isPlain = !sends.test(text);
  return [...text.matchAll(/"(https?:\/\/[^"]+)"/g)].map(([, url = '']) => ({
    ...{ line, method, url, isPlain },
  }));
}
