/** Jupyter has it, and a program does not. */
const display = `try:
    display  # Editors that run cells have it.
except NameError:

    def display(*values):
        """Print what a notebook would show."""
        for value in values:
            if hasattr(value, "to_string"):
                value = value.to_string()
            elif getattr(value, "url", None):
                value = f"{getattr(value, 'alt', None) or 'Picture'}: {value.url}"
            print(value)
`;

/** What a program needs that a notebook has. */
export function definedInNotebooks(source: string): string[] {
  const isUsed = /^[^#\n]*\bdisplay\(/m.test(source);
  const isImported = /^[ \t]*from IPython\.display import\b[^\n]*\bdisplay\b/m.test(source);
  return isUsed && !isImported ? [display] : [];
}

const helperImport = /^from portal_client import (?:\([^)]*\)|[^\n]*)\n?/gm;

/** A program contains the helper: nothing may be imported from it under another name. */
export function withoutHelperImport(source: string): string | undefined {
  if (!/^[ \t]*(?:from|import)[ \t]+portal_client\b/m.test(source)) return undefined;
  const rest = source.replaceAll(helperImport, (line) => (/\bas\b/.test(line) ? line : ''));
  if (/^[ \t]*(?:from|import)[ \t]+portal_client\b/m.test(rest)) {
    throw new Error(
      'Import the helper at the beginning of a line, and under its own names: from portal_client import Client, image_url',
    );
  }
  return rest.replace(/^\n+/, '');
}
