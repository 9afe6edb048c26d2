import { defineSandbox, type HandledCall, type HandlerAnswer } from '@portal/sandbox/define';

/**
 * Answers the Notes API, in the browser and on the portal's server. Requests arrive here matched with
 * the description and checked by it: `values` and `body` have the types that apis/notes.yaml gives them.
 */

type NewNote = { object: string; text: string; author?: string };
type Note = NewNote & { id: number };

/** Public: it shows how a key is sent, and opens nothing but this sandbox. */
const demoKey = 'demo-key';

/** Whoever sends more loses the oldest. */
const mostNotes = 100;

let notes: readonly Note[] = [
  { id: 1, object: 'brass-sextant', text: 'The spare mirror was made later.', author: 'Tomas' },
  { id: 2, object: 'ferry-bell', text: 'It was rung in fog until 1961.' },
];
let lastId = notes.length;

/** A note as the body has it, which the description has checked. */
function written(id: number, body: HandledCall['body']): Note {
  return { id, ...((body?.kind === 'json' ? body.value : {}) as NewNote) };
}

function found(id: unknown, answer: (note: Note) => HandlerAnswer): HandlerAnswer {
  const note = notes.find((one) => one.id === id);
  return note
    ? answer(note)
    : { status: 404, json: { message: `There is no note with the id ${id}.` } };
}

export default defineSandbox({
  accepts: ({ apiKey }) => apiKey === demoKey,
  operations: {
    listNotes({ values }) {
      const listed = notes.filter(
        ({ object }) => values.object === undefined || object === values.object,
      );
      return { json: { total: listed.length, notes: listed } };
    },

    addNote({ body, base }) {
      lastId += 1;
      const note = written(lastId, body);
      notes = [...notes, note].slice(-mostNotes);
      return {
        status: 201,
        headers: { Location: `${base}/notes/v1/notes/${note.id}` },
        json: note,
      };
    },

    getNote: ({ values }) => found(values.id, (json) => ({ json })),

    replaceNote: ({ values, body }) =>
      found(values.id, ({ id }) => {
        const note = written(id, body);
        notes = notes.map((one) => (one.id === id ? note : one));
        return { json: note };
      }),

    removeNote: ({ values }) =>
      found(values.id, ({ id }) => {
        notes = notes.filter((one) => one.id !== id);
        return { status: 204 };
      }),
  },
});
