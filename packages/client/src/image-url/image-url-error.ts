export type ImageUrlPart =
  | 'url'
  | 'base'
  | 'identifier'
  | 'region'
  | 'size'
  | 'rotation'
  | 'mirror'
  | 'quality'
  | 'format';

/** A part of an image address that is invalid for any service. */
export class ImageUrlError extends TypeError {
  override readonly name = 'ImageUrlError';
  readonly part: ImageUrlPart;
  /** What would be valid. */
  readonly valid: string;
  /** The nearest valid value, if there is one: `400,` for `400`. */
  readonly suggestion: string | undefined;

  constructor(part: ImageUrlPart, value: unknown, valid: string, suggestion?: string) {
    const hint = suggestion === undefined ? '' : ` Did you mean '${suggestion}'?`;
    super(`${part}: ${show(value)} is not valid.${hint} Valid: ${valid}.`);
    this.part = part;
    this.valid = valid;
    this.suggestion = suggestion;
  }
}

function show(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return 'the value';
  }
}
