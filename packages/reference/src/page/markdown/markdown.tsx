import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import { type Block, parseBlocks } from './parse-blocks.ts';
import { type Inline, parseInline } from './parse-inline.ts';

function InlinePart({ part }: { part: Inline }): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return (
        <strong>
          <InlineText text={part.text} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineText text={part.text} />
        </em>
      );
    case 'link':
      return <Anchor {...part} />;
  }
}

function Anchor({ href, text }: { href: string; text: string }): ReactNode {
  const inner = <InlineText text={text} />;
  return href.startsWith('/') ? <Link to={href}>{inner}</Link> : <a href={href}>{inner}</a>;
}

/** Markdown without blocks, for a line or a cell. */
export function InlineText({ text }: { text: string }): ReactNode {
  const parts = parseInline(text);
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'text') return only.text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return parts.map((part, index) => <InlinePart key={index} part={part} />);
}

function List({ ordered, items }: { ordered: boolean; items: Block[][] }): ReactNode {
  const rows = items.map((blocks, index) => {
    const [only] = blocks;
    const short = blocks.length === 1 && only?.kind === 'paragraph' ? only.text : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <li key={index}>
        {short === undefined ? <Blocks blocks={blocks} /> : <InlineText text={short} />}
      </li>
    );
  });
  return ordered ? <ol>{rows}</ol> : <ul>{rows}</ul>;
}

function Table({ head, rows }: { head: string[]; rows: string[][] }): ReactNode {
  const cellsOf = (row: string[], Cell: 'th' | 'td') =>
    row.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Cell key={index}>
        <InlineText text={text} />
      </Cell>
    ));
  return (
    <table>
      <thead>
        <tr>{cellsOf(head, 'th')}</tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>{cellsOf(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  );
}

function OneBlock({ block }: { block: Block }): ReactNode {
  if (block.kind === 'list') return <List {...block} />;
  if (block.kind === 'table') return <Table {...block} />;
  if (block.kind === 'code') {
    return (
      <pre>
        <code>{block.text}</code>
      </pre>
    );
  }
  const text = <InlineText text={block.text} />;
  // The page has headings of its own; one inside a description would break their order.
  return <p>{block.kind === 'heading' ? <strong>{text}</strong> : text}</p>;
}

function Blocks({ blocks }: { blocks: Block[] }): ReactNode {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={index}>
      <OneBlock block={block} />
    </Fragment>
  ));
}

export function Markdown({ text }: { text: string }): ReactNode {
  return text === '' ? null : <Blocks blocks={parseBlocks(text)} />;
}
