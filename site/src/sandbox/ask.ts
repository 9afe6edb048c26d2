import siteConfig from '@generated/docusaurus.config';
import { ensureSandbox } from './ensure-sandbox';

/** The response: read as text if it is text, otherwise only measured. */
export type Answer = {
  status: number;
  type: string;
  bytes: number;
  /** Where a redirect led. */
  movedTo?: string;
  /** The body, laid out for reading if it is JSON. Absent for pictures and archives. */
  text?: string;
};

/** Sends a request to the sandbox, wherever it runs. */
export async function ask(address: string): Promise<Answer> {
  await ensureSandbox(siteConfig.baseUrl);
  const response = await fetch(address);
  const body = await response.arrayBuffer();
  const type = response.headers.get('Content-Type') ?? '';
  const words = isWords(type) ? { text: layOut(new TextDecoder().decode(body), type) } : {};
  const moved = response.redirected ? { movedTo: new URL(response.url).pathname } : {};
  return { status: response.status, type, bytes: body.byteLength, ...moved, ...words };
}

function isWords(type: string): boolean {
  return /json|xml|^text\//.test(type);
}

function layOut(text: string, type: string): string {
  return type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
}
