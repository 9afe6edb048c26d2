/** A table in a piece of HTML, as the texts of its cells. */
export type HtmlTable = { head: string[]; rows: string[][] };

function textOf(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, '');
  const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
  return text
    .replaceAll(/&(lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign)
    .replaceAll('&amp;', '&');
}

function cellsOf(row: string, name: 'th' | 'td'): string[] {
  const pattern = new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs');
  return [...row.matchAll(pattern)].map(([, inner = '']) => textOf(inner));
}

export function htmlTable(html: string): HtmlTable {
  const [, head = '', body = ''] = /<thead>(.*?)<\/thead><tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
  return {
    head: cellsOf(head, 'th'),
    rows: [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => cellsOf(row, 'td')),
  };
}
