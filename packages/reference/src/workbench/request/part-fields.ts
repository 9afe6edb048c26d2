/** Region and size split into form fields. Drafts are kept as typed, so that nothing is lost. */

export type RegionForm = 'full' | 'square' | 'pixels' | 'percent' | 'other';
export type RegionFields = { form: RegionForm; values: readonly string[] };

export function regionFields(text: string): RegionFields {
  if (text === 'full' || text === 'square') return { form: text, values: [] };
  const isShare = text.startsWith('pct:');
  const values = (isShare ? text.slice(4) : text).split(',');
  if (values.length !== 4) return { form: 'other', values: [] };
  return { form: isShare ? 'percent' : 'pixels', values };
}

export function writeRegionFields(form: 'pixels' | 'percent', values: readonly string[]): string {
  return `${form === 'percent' ? 'pct:' : ''}${values.map(withoutMarks).join(',')}`;
}

export type SizeForm = 'full' | 'max' | 'width' | 'height' | 'exact' | 'fit' | 'percent' | 'other';
export type SizeFields = {
  form: SizeForm;
  /** `^` in version 3. */
  larger: boolean;
  width: string;
  height: string;
  percent: string;
};

export function sizeFields(text: string): SizeFields {
  const larger = text.startsWith('^');
  const rest = larger ? text.slice(1) : text;
  const fields = { larger, width: '', height: '', percent: '' };
  if (rest === 'full' || rest === 'max') return { ...fields, form: rest };
  if (rest.startsWith('pct:')) return { ...fields, form: 'percent', percent: rest.slice(4) };
  const isBox = rest.startsWith('!');
  const sides = (isBox ? rest.slice(1) : rest).split(',');
  const [width = '', height = ''] = sides;
  if (sides.length !== 2) return { ...fields, form: 'other' };
  if (isBox) return { ...fields, form: 'fit', width, height };
  if (width && height) return { ...fields, form: 'exact', width, height };
  return height ? { ...fields, form: 'height', height } : { ...fields, form: 'width', width };
}

export function writeSizeFields(fields: SizeFields): string {
  const { form, larger } = fields;
  const [width, height, percent] = [fields.width, fields.height, fields.percent].map(withoutMarks);
  const written: Record<Exclude<SizeForm, 'other'>, string> = {
    full: 'full',
    max: 'max',
    width: `${width},`,
    height: `,${height}`,
    exact: `${width},${height}`,
    fit: `!${width},${height}`,
    percent: `pct:${percent}`,
  };
  return form === 'other' ? '' : `${larger ? '^' : ''}${written[form]}`;
}

export function rotationFields(text: string): { mirror: boolean; degrees: string } {
  const mirror = text.startsWith('!');
  return { mirror, degrees: mirror ? text.slice(1) : text };
}

export function writeRotationFields(fields: { mirror: boolean; degrees: string }): string {
  return `${fields.mirror ? '!' : ''}${withoutMarks(fields.degrees)}`;
}

/** A separator would move what is typed into another field. */
function withoutMarks(text: string): string {
  return text.replace(/[,!^/:\s]/g, '');
}
