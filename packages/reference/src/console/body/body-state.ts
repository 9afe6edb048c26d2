import {
  type Api,
  type BodyField,
  type BodyFile,
  type BodyInput,
  bodyKindOf,
  exampleBody,
  type JsonValue,
  type MediaType,
  type RequestBody,
} from '@portal/contract';

/**
 * The state of the editor of one content type. JSON is kept as text, so that nothing typed is lost.
 */
export type BodyDraft =
  | { kind: 'json' | 'text'; text: string }
  | { kind: 'fields'; fields: readonly BodyField[] }
  | { kind: 'file'; file?: BodyFile };

/** Each content type keeps what was filled in for it. */
export type BodyState = { mediaType: string; drafts: Readonly<Record<string, BodyDraft>> };

export function jsonText(value: JsonValue | undefined): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}

/** Undefined if the text is not JSON (yet), or is empty. */
export function parsedJson(text: string): { value: JsonValue } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function emptyDraft(media: Pick<MediaType, 'mediaType'>): BodyDraft {
  const kind = bodyKindOf(media);
  if (kind === 'fields') return { kind, fields: [] };
  return kind === 'file' ? { kind } : { kind, text: '' };
}

export function draftFrom(input: BodyInput): BodyDraft {
  switch (input.kind) {
    case 'json':
      return { kind: 'json', text: jsonText(input.value) };
    case 'text':
      return { kind: bodyKindOf(input) === 'json' ? 'json' : 'text', text: input.text };
    case 'fields':
      return { kind: 'fields', fields: input.fields };
    case 'file':
      return { kind: 'file', ...(input.file.data && { file: input.file }) };
  }
}

export function draftOf({ mediaType, drafts }: BodyState): BodyDraft {
  return (Object.hasOwn(drafts, mediaType) && drafts[mediaType]) || emptyDraft({ mediaType });
}

export function withDraft(state: BodyState, draft: BodyDraft): BodyState {
  return { ...state, drafts: { ...state.drafts, [state.mediaType]: draft } };
}

/** Begins with what is given, which may be nothing, or else with the example of the description. */
export function firstBody(
  api: Pick<Api, 'schemas'>,
  body: RequestBody | undefined,
  input: BodyInput | null | undefined = exampleBody(api, body),
): BodyState {
  const mediaType = input?.mediaType ?? body?.content[0]?.mediaType ?? '';
  return { mediaType, drafts: input ? { [mediaType]: draftFrom(input) } : {} };
}

/** A range such as `image/*` cannot be sent; the file knows better. */
function sentType(mediaType: string, fallback: string): string {
  return mediaType.includes('*') ? fallback : mediaType;
}

/** What is sent; undefined if nothing was filled in. */
export function bodyInputOf(state: BodyState): BodyInput | undefined {
  const draft = draftOf(state);
  switch (draft.kind) {
    case 'json': {
      if (draft.text.trim() === '') return undefined;
      const mediaType = sentType(state.mediaType, 'application/json');
      const parsed = parsedJson(draft.text);
      // Formatting of the reader's own, and numbers too long for a browser, are sent as typed.
      return parsed && jsonText(parsed.value) === draft.text
        ? { kind: 'json', mediaType, value: parsed.value }
        : { kind: 'text', mediaType, text: draft.text };
    }
    case 'text':
      return draft.text === ''
        ? undefined
        : { kind: 'text', mediaType: sentType(state.mediaType, 'text/plain'), text: draft.text };
    case 'fields':
      return draft.fields.length === 0
        ? undefined
        : { kind: 'fields', mediaType: state.mediaType, fields: draft.fields };
    case 'file': {
      if (!draft.file) {
        const { mediaType } = state;
        return { kind: 'file', mediaType, file: { fileName: 'file', mediaType } };
      }
      const mediaType = sentType(state.mediaType, draft.file.mediaType);
      return { kind: 'file', mediaType, file: { ...draft.file, mediaType } };
    }
  }
}
