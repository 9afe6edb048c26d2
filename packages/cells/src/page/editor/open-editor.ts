import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { CellLanguage } from '../../cell.ts';
import { codeColours } from './code-colours.ts';
import { lineMark, markLine } from './line-mark.ts';
import { loadLanguage } from './load-language.ts';

export type Editor = {
  /** For code that changes elsewhere. */
  setSource(source: string): void;
  /** Marks where the code failed, from 1; without a line, removes the mark. */
  markLine(line: number | undefined): void;
  focus(): void;
  close(): void;
};

export type EditorOptions = {
  label: string;
  source: string;
  errorLine: number | undefined;
  onChange: (source: string) => void;
  onRun: () => void;
};

/** Makes editors for a language. */
export async function loadEditor(language: CellLanguage) {
  const syntax = await loadLanguage(language);
  return (parent: HTMLElement, options: EditorOptions) => openEditor(parent, options, syntax);
}

/** The Tab key leaves the editor, as it leaves any other field. */
function openEditor(parent: HTMLElement, options: EditorOptions, syntax: Extension): Editor {
  const { label, source, errorLine, onChange, onRun } = options;
  const runs = ['Mod-Enter', 'Shift-Enter'].map((key) => ({
    key,
    run() {
      onRun();
      return true;
    },
  }));
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: source,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        syntax,
        syntaxHighlighting(codeColours),
        lineMark,
        keymap.of([...runs, ...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  markLine(view, errorLine);
  return {
    setSource(text) {
      const { doc } = view.state;
      if (doc.toString() === text) return;
      view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
    },
    markLine: (line) => markLine(view, line),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}
