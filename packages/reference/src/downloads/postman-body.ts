import { type HttpBody, isJsonType } from '@portal/contract';
import { formOf } from '../samples/sample-body.ts';

type FormField = {
  key: string;
  type: 'text' | 'file';
  value?: string;
  src?: string;
  contentType?: string;
};

export type PostmanBody =
  | { mode: 'raw'; raw: string; options: { raw: { language: 'json' | 'xml' | 'text' } } }
  | { mode: 'urlencoded'; urlencoded: { key: string; value: string }[] }
  | { mode: 'formdata'; formdata: FormField[] }
  | { mode: 'file'; file: { src: string } };

function languageOf(mediaType: string): 'json' | 'xml' | 'text' {
  if (isJsonType(mediaType)) return 'json';
  return /[/+]xml\b/i.test(mediaType) ? 'xml' : 'text';
}

export function postmanBody(body: HttpBody): PostmanBody {
  if (body.kind === 'file') return { mode: 'file', file: { src: body.file.fileName } };
  if (body.kind === 'multipart') {
    const formdata = body.parts.map(
      ({ name: key, value, mediaType }): FormField =>
        typeof value === 'string'
          ? { key, type: 'text', value, ...(mediaType && { contentType: mediaType }) }
          : { key, type: 'file', src: value.fileName, contentType: value.mediaType },
    );
    return { mode: 'formdata', formdata };
  }
  const form = formOf(body);
  if (form) {
    return { mode: 'urlencoded', urlencoded: form.map(([key, value]) => ({ key, value })) };
  }
  const language = languageOf(body.mediaType);
  return { mode: 'raw', raw: body.text, options: { raw: { language } } };
}
