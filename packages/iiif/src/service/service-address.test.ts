import { expect, it } from 'vitest';
import { serviceAddress } from './service-address.ts';

const service = 'https://pictures.example/image/V0040217';

it.each([
  `${service}/info.json`,
  `${service}/full/400,/0/default.jpg`,
  `${service}/full/!200,200/0/default.jpg`,
  `${service}/full/%21200%2C200/0/default.jpg?download`,
  `${service}/pct:25,25,50,50/max/!90/gray.png`,
  `${service}/full/full/0/native.jpg`,
])('finds the service of %s', (address) => {
  expect(serviceAddress(address)).toBe(service);
});

it('keeps an identifier encoded', () => {
  expect(serviceAddress('https://a.example/ark:%2F1/full/max/0/default.jpg')).toBe(
    'https://a.example/ark:%2F1',
  );
});

it.each([
  'https://pictures.example/presentation/v2/b20417783',
  'https://pictures.example/full/400,/0/default.jpg',
  'https://pictures.example/a/b/c/d/default.jpg',
  'https://pictures.example/a/full/400,/0/default.exe',
  'https://pictures.example/a/full/400,/zero/default.jpg',
  'https://pictures.example/info.json',
  'ftp://pictures.example/image/a/info.json',
  '/image/a/info.json',
  'https://[/info.json',
  '',
])('finds none in "%s"', (address) => {
  expect(serviceAddress(address)).toBeUndefined();
});
