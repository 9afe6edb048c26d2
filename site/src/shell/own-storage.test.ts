import { expect, it } from 'vitest';
import { ownStorage } from './own-storage';

function sharedStorage() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
}

it.each([
  ['/', '/harbour/'],
  ['/harbour/', '/'],
  ['/harbour/', '/castle/'],
])('keeps what the site at %s stores apart from the site at %s', (path, otherPath) => {
  const shared = sharedStorage();
  const [own, other] = [ownStorage(path, shared), ownStorage(otherPath, shared)];
  own.setItem('recent-searches', 'moon');
  other.setItem('recent-searches', 'ships');
  expect([own, other].map((one) => one.getItem('recent-searches'))).toEqual(['moon', 'ships']);
  other.removeItem('recent-searches');
  expect([own, other].map((one) => one.getItem('recent-searches'))).toEqual(['moon', null]);
});

it('keeps plain names at the root of a host, where earlier releases wrote them', () => {
  const shared = sharedStorage();
  ownStorage('/', shared).setItem('recent-searches', 'moon');
  expect([...shared.texts]).toEqual([['recent-searches', 'moon']]);
});
