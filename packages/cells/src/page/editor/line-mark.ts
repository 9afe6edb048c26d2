import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

const setLine = StateEffect.define<number | undefined>();
const mark = Decoration.line({ class: 'cm-wrong-line' });

/** The line at which the code failed. It follows the text until the mark is set again. */
export const lineMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, state }) {
    const effect = effects.findLast((one) => one.is(setLine));
    if (!effect) return marks.map(changes);
    const line: number | undefined = effect.value;
    if (line === undefined || line > state.doc.lines) return Decoration.none;
    return Decoration.set([mark.range(state.doc.line(line).from)]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

export function markLine(view: EditorView, line: number | undefined): void {
  view.dispatch({ effects: setLine.of(line) });
}
