import { expect, it } from 'vitest';
import {
  regionFields,
  rotationFields,
  sizeFields,
  writeRegionFields,
  writeRotationFields,
  writeSizeFields,
} from './part-fields.ts';

it.each(['0,0,800,600', 'pct:25,25.5,50,50', '0,,800,600'])('keeps the region %s', (text) => {
  const { form, values } = regionFields(text);
  expect(form === 'pixels' || form === 'percent' ? writeRegionFields(form, values) : '').toBe(text);
});

it.each([
  'full',
  'max',
  '400,',
  ',300',
  '400,300',
  '!400,300',
  '!400,',
  'pct:50',
  '^max',
  '^400,',
  'pct:',
])('keeps the size %s', (text) => expect(writeSizeFields(sizeFields(text))).toBe(text));

it.each(['0', '!90', '', '!'])('keeps the rotation %s', (text) => {
  expect(writeRotationFields(rotationFields(text))).toBe(text);
});

it('keeps what is typed into one field out of the next', () => {
  expect(writeRegionFields('pixels', ['1,5', '0', '8', '6'])).toBe('15,0,8,6');
  expect(writeSizeFields({ ...sizeFields('400,'), width: '!5,' })).toBe('5,');
});

it('recognises what it cannot split', () => {
  expect(regionFields('0,0,8').form).toBe('other');
  expect(sizeFields('400').form).toBe('other');
});
