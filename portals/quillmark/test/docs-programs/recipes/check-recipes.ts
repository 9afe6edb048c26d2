import { expect, it } from 'vitest';
import { fillHost } from '../../docs/fill-host.ts';
import { portal } from '../../the-portal.ts';
import { inLanguage, keptOutput, runRecipe } from './run-recipe.ts';

type Place = { origin: string; python?: string };

/** Every list in pages of two: a program that stops too early prints less. */
function inSmallPages(code: string): string {
  return code
    .replaceAll(/(pageSize['"]?\s*[:=]\s*['"]?)100/g, '$12')
    .replaceAll('pageSize=100', 'pageSize=2')
    .replaceAll(/sleep\(0\.5\)|wait\(0\.5\)|sleep 0\.5/gi, (pause) => pause.replace('0.5', '0.01'));
}

/**
 * A program prints what the build shows, however long its pages are, and ends where it is refused.
 * @param isPaged whether one is run again with short pages
 */
export function checkRecipes(
  ending: '.ts' | '.py' | '.sh' | '.R',
  place: () => Place,
  isPaged: (name: string) => boolean = (name) => name === 'pictures-of-a-place',
): void {
  const programs = inLanguage(ending);

  it.each(programs)('$file prints what its page shows', async (program) => {
    const { origin, python } = place();
    const ran = await runRecipe(program, fillHost(program.code, origin), { python });
    expect(ran.code, ran.complaints).toBe(0);
    expect(ran.printed).toBe(await keptOutput(program.name, portal.siteUrl, origin));
  });

  const paged = programs.filter(
    ({ name, code }) => isPaged(name) && inSmallPages(code) !== code && /next_?page/i.test(code),
  );

  it.each(paged)('$file reads all pages', async (program) => {
    const { origin, python } = place();
    const code = inSmallPages(fillHost(program.code, origin));
    expect(code).toMatch(/pageSize\W+2\b/);
    const ran = await runRecipe(program, code, { python });
    expect(ran.code, ran.complaints).toBe(0);
    expect(ran.printed).toBe(await keptOutput(program.name, portal.siteUrl, origin));
  });

  it.each(programs.filter(({ name }) => name === 'pictures-of-a-place'))(
    '$file prints why it is refused',
    async (program) => {
      const { origin, python } = place();
      const code = fillHost(program.code, origin).replaceAll('1700-01-01', '1700');
      const ran = await runRecipe(program, code, { python });
      expect(ran.code).not.toBe(0);
      expect(ran.complaints).toContain(
        '400: production.dates.from: Invalid date encoding. Expected YYYY-MM-DD',
      );
    },
  );

  it.each(programs.filter(({ name }) => name === 'new-since-last-time'))(
    '$file prints nothing the second time',
    async (program) => {
      const { origin, python } = place();
      const code = fillHost(program.code, origin);
      const ran = await runRecipe(program, code, { python, times: 2 });
      expect(ran.complaints).toBe('');
      expect(ran.printed).toBe('"work","title"\n');
    },
  );
}
