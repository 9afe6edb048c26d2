/** A colour that an institution may choose. */
export type ColourRole = {
  /** Where it is seen, for those who choose it */
  meaning: string;
  /** Nothing is read or recognised by it, so it needs no contrast. */
  isDecoration?: true;
};

/** The colours that brand/tokens.css may set, by their custom properties. */
export const colourRoles = {
  '--portal-paper': { meaning: 'The background of pages, dialogs and the navigation bar.' },
  '--portal-raised': { meaning: 'The background of cards, menus, fields and drawings.' },
  '--portal-wash': { meaning: 'The background of the footer, notes and table headings.' },
  '--portal-ink': { meaning: 'Text and headings.' },
  '--portal-soft': { meaning: 'Secondary text: captions, menus, comments in code.' },
  '--portal-rule': { meaning: 'Thin lines between things.', isDecoration: true },
  '--portal-control-border': { meaning: 'The outline of fields and buttons.' },
  '--portal-accent': { meaning: 'The main colour: links, buttons, the focus ring.' },
  '--portal-accent-strong': { meaning: 'The main colour under the pointer and where selected.' },
  '--portal-accent-wash': { meaning: 'The background of what is selected or has succeeded.' },
  '--portal-on-accent': { meaning: 'Text on a button filled with the main colour.' },
  '--portal-highlight': {
    meaning: 'The second colour: labels, warnings, what is under the pointer.',
  },
  '--portal-highlight-wash': { meaning: 'The background of announcements and warnings.' },
  '--portal-code': { meaning: 'The background of code.' },
  '--portal-code-ink': { meaning: 'Code that has no other colour.' },
  '--code-token-string': { meaning: 'Strings in code.' },
  '--code-token-function': { meaning: 'Names of functions and properties in code.' },
  '--code-token-keyword': { meaning: 'Keywords in code.' },
  '--code-token-constant': { meaning: 'Numbers and constants in code.' },
  '--portal-danger': { meaning: 'Errors and invalid input.' },
  '--portal-danger-wash': { meaning: 'The background of error messages.' },
  '--portal-picture-frame': { meaning: 'The outline, beside white, of a region on a picture.' },
  '--portal-shadow-near': { meaning: 'The edge of shadows; may be clear.', isDecoration: true },
  '--portal-shadow-far': { meaning: 'The reach of shadows; may be clear.', isDecoration: true },
  '--cell-colour-1': { meaning: 'The first colour of charts and drawings in tutorials.' },
  '--cell-colour-2': { meaning: 'The second colour of charts.' },
  '--cell-colour-3': { meaning: 'The third colour of charts.' },
  '--cell-colour-4': { meaning: 'The fourth colour of charts.' },
  '--cell-colour-5': { meaning: 'The fifth colour of charts.' },
  '--cell-colour-6': { meaning: 'The sixth colour of charts.' },
  '--cell-colour-7': { meaning: 'The seventh colour of charts.' },
  '--cell-colour-8': { meaning: 'The eighth colour of charts.' },
  '--cell-colour-9': { meaning: 'The ninth colour of charts.' },
  '--cell-colour-10': { meaning: 'The last colour of charts, for everything left over.' },
} as const satisfies Record<string, ColourRole>;

export type RoleName = keyof typeof colourRoles;

export const roleNames = Object.keys(colourRoles) as RoleName[];

export function isRole(name: string): name is RoleName {
  return Object.hasOwn(colourRoles, name);
}

export function isDecoration(name: RoleName): boolean {
  return 'isDecoration' in colourRoles[name];
}
