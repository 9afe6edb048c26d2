import { describe, expect, it } from 'vitest';
import { createLanguageChoice, type LanguageEffects } from './language-choice.ts';

const guide = 'https://developers.example.org/docs/iiif';

type Given = { address?: string; stored?: string | null; refuses?: boolean };

/** A browser tab: its address, its storage and the events that reach it. */
function tab({ address = guide, stored = null, refuses = false }: Given = {}) {
  const seen = { address, stored, replaced: [] as string[] };
  const listening = new Set<[type: string, (key?: string | null) => void]>();
  const refused = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const effects: LanguageEffects = {
    storage: () =>
      refuses
        ? refused()
        : {
            getItem: (key) => (key === 'reference-language' ? seen.stored : null),
            setItem: (key, value) => {
              if (key === 'reference-language') seen.stored = value;
            },
          },
    address: () => seen.address,
    replaceAddress: (next) => {
      seen.address = next;
      seen.replaced.push(next);
    },
    listen: (type, listener) => {
      const entry = [type, listener] as [string, typeof listener];
      listening.add(entry);
      return () => listening.delete(entry);
    },
  };
  const send = (type: string, key?: string) => {
    for (const [wanted, listener] of listening) if (wanted === type) listener(key);
  };
  return { seen, listening, send, choice: createLanguageChoice(effects) };
}

describe('the current language', () => {
  it.each<[string, Given, string | undefined]>([
    ['nothing before any choice', {}, undefined],
    ['the stored one', { stored: 'r' }, 'r'],
    ['that of the address first', { address: `${guide}?lang=python`, stored: 'r' }, 'python'],
    [
      'the stored one if the address has an unknown one',
      { address: `${guide}?lang=x`, stored: 'r' },
      'r',
    ],
    ['nothing if both are unknown', { address: `${guide}?lang=`, stored: 'cobol' }, undefined],
    ['never the name of an inherited property', { address: `${guide}?lang=toString` }, undefined],
    ['that of the address without storage', { address: `${guide}?lang=go`, refuses: true }, 'go'],
    ['nothing without storage', { refuses: true }, undefined],
  ])('is %s', (_, given, expected) => {
    expect(tab(given).choice.current()).toBe(expected);
  });

  it('stays that of the address when an internal link does not carry it', () => {
    const { seen, choice } = tab({ address: `${guide}?lang=python`, stored: 'r' });
    expect(choice.current()).toBe('python');
    seen.address = 'https://developers.example.org/docs/text';
    expect(choice.current()).toBe('python');
    expect(seen.stored).toBe('r');
  });
});

describe('choosing', () => {
  it('is stored, and written to the address without a new history entry', () => {
    const { seen, choice } = tab();
    choice.choose('python');
    expect(choice.current()).toBe('python');
    expect(seen).toMatchObject({ stored: 'python', replaced: [`${guide}?lang=python`] });
  });

  it.each([
    ['#size', '?lang=r#size'],
    ['?lang=python#size', '?lang=r#size'],
    [
      '?op=getWorks&query=grey+horse%2C&lang#getWorks',
      '?op=getWorks&query=grey+horse%2C&lang=r#getWorks',
    ],
    ['?langs=a,b&a%20b=%2F', '?langs=a,b&a%20b=%2F&lang=r'],
  ])('keeps the rest of %s', (before, after) => {
    const { seen, choice } = tab({ address: guide + before });
    choice.choose('r');
    expect(seen.address).toBe(guide + after);
  });

  it('lasts for this page if storage is refused, even after a link without it', () => {
    const { seen, choice } = tab({ refuses: true });
    choice.choose('ruby');
    seen.address = guide;
    expect(choice.current()).toBe('ruby');
  });

  it('ignores what is not a language of the samples', () => {
    const { seen, choice } = tab({ stored: 'r' });
    let told = 0;
    choice.subscribe(() => {
      told += 1;
    });
    choice.choose('cobol');
    expect(choice.current()).toBe('r');
    expect([told, seen.stored, seen.replaced]).toEqual([0, 'r', []]);
  });
});

describe('visiting', () => {
  it('writes the address and tells listeners, and what is remembered stays', () => {
    const { seen, choice } = tab({ address: `${guide}?op=a#size`, stored: 'r' });
    const heard: (string | undefined)[] = [];
    choice.subscribe(() => heard.push(choice.current()));
    choice.visit('python');
    expect(heard).toEqual(['python']);
    expect(seen).toMatchObject({ stored: 'r', address: `${guide}?op=a&lang=python#size` });
  });

  it('ignores what is no language of the samples', () => {
    const { seen, choice } = tab({ stored: 'r' });
    choice.visit('cobol');
    expect([choice.current(), seen.replaced]).toEqual(['r', []]);
  });
});

describe('listeners', () => {
  it('all hear about a choice, after it was made, until they end', () => {
    const { choice } = tab();
    const heard: string[] = [];
    const end = choice.subscribe(() => heard.push(`first ${choice.current()}`));
    choice.subscribe(() => heard.push(`second ${choice.current()}`));
    choice.choose('php');
    end();
    choice.choose('java');
    expect(heard).toEqual(['first php', 'second php', 'second java']);
  });

  it('hear about a choice in another tab, and about no other key', () => {
    const { seen, send, choice } = tab();
    const heard: (string | undefined)[] = [];
    choice.choose('php');
    seen.address = guide;
    choice.subscribe(() => heard.push(choice.current()));
    seen.stored = 'python';
    send('storage', 'theme');
    expect(heard).toEqual([]);
    send('storage', 'reference-language');
    expect(heard).toEqual(['python']);
  });

  it('hear when the reader goes back to an address with another language', () => {
    const { seen, send, choice } = tab({ address: `${guide}?lang=r` });
    const heard: (string | undefined)[] = [];
    choice.subscribe(() => heard.push(choice.current()));
    seen.address = `${guide}?lang=go`;
    send('popstate');
    expect(heard).toEqual(['go']);
  });

  it('leave nothing behind when the last one has ended', () => {
    const { listening, choice } = tab();
    const ends = [choice.subscribe(() => {}), choice.subscribe(() => {})];
    expect(listening.size).toBe(2);
    for (const end of ends) end();
    expect(listening.size).toBe(0);
  });
});
