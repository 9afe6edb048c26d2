import { indentUnit, LanguageSupport } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import type { CellLanguage } from '../../cell.ts';

/** How an editor colours and indents a language. Its grammar is loaded with the first editor that needs it. */
export async function loadLanguage(language: CellLanguage): Promise<Extension> {
  if (language === 'ts') {
    const { javascript } = await import('@codemirror/lang-javascript');
    return javascript({ typescript: true });
  }
  const indent = indentUnit.of('    ');
  if (language !== 'python') return indent;
  const { pythonLanguage } = await import('@codemirror/lang-python');
  return [indent, new LanguageSupport(pythonLanguage)];
}
