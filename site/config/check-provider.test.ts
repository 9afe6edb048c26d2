import { describe, expect, it } from 'vitest';
import { provider } from '../provider';
import { checkProvider } from './check-provider';

function problemsOf(value: unknown): string {
  try {
    checkProvider(value);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('checkProvider', () => {
  it('accepts the provider of this repository', () => {
    expect(checkProvider(provider)).toBe(provider);
  });

  it.each([
    [
      'a missing name',
      { name: undefined },
      'name: must be a text that is not empty; it is missing',
    ],
    ['an empty short name', { shortName: ' ' }, 'shortName: must be a text'],
    ['a slug with a space', { slug: 'my library' }, 'slug: must be lower-case letters'],
    [
      'a site address with a path',
      { siteUrl: 'https://a.example/dev' },
      'siteUrl: must be an origin',
    ],
    ['a site address without a protocol', { siteUrl: 'a.example' }, 'siteUrl: must be an origin'],
    [
      'an unknown API',
      { apiHosts: { pictures: 'https://a.example' } },
      'apiHosts.pictures: is not an API of this site; the APIs are catalogue, content, iiif',
    ],
    ['a host with a path', { apiHosts: { iiif: 'https://a.example/iiif' } }, 'apiHosts.iiif: must'],
    ['no hosts at all', { apiHosts: undefined }, 'apiHosts: must be an object'],
    ['a script as a link', { contact: [{ label: 'x', href: 'javascript:x' }] }, 'contact[0].href:'],
    ['a link without words', { legal: [{ href: 'https://a.example' }] }, 'legal[0].label:'],
    ['one link for a list', { social: { label: 'x' } }, 'social: must be a list of links'],
    ['a text for a link', { sourceCode: 'https://a.example' }, 'sourceCode: must be a link'],
    ['half an announcement', { announcement: { id: 'a', html: 'b' } }, 'announcement.closeable:'],
    ['a field it does not know', { colour: 'teal' }, 'colour: is not a field of the provider'],
  ])('names the field of %s', (_, change, message) => {
    expect(problemsOf({ ...provider, ...change })).toContain(message);
  });

  it('reports every problem at once', () => {
    const message = problemsOf({ ...provider, name: '', slug: 'A', siteUrl: 'x' });
    expect(message.split('\n').slice(1)).toHaveLength(3);
  });

  it.each([[undefined], [null], ['a name'], [[]]])('refuses %j', (value) => {
    expect(problemsOf(value)).toContain('provider: must be an object');
  });
});
