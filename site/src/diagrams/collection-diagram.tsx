import type { ReactNode } from 'react';
import { Diagram } from './diagram';
import styles from './diagram.module.css';

type Box = {
  name: string;
  fields: string;
  x: number;
  y: number;
  width?: number;
  strong?: boolean;
};

const boxes: Box[] = [
  { name: 'Work', fields: 'title, dates, contributors', x: 300, y: 170, width: 220, strong: true },
  { name: 'Image', fields: 'colours, similar images', x: 600, y: 40 },
  { name: 'IIIF picture', fields: 'any size, any detail', x: 600, y: 170 },
  { name: 'Page text', fields: 'words and their places', x: 600, y: 300 },
  { name: 'Concept', fields: 'subjects, people, places', x: 20, y: 40 },
  { name: 'Item', fields: 'copies, access, licence', x: 20, y: 300 },
  { name: 'Article', fields: 'stories about works', x: 20, y: 170 },
];

const edges = [
  { label: 'images[]', from: [520, 185], to: [600, 85], at: [561, 128] },
  { label: 'source', from: [690, 100], to: [410, 170], bend: [560, 20], at: [478, 84] },
  { label: 'locations', from: [690, 100], to: [690, 170], at: [690, 140] },
  { label: 'subjects[], genres[]', from: [300, 190], to: [200, 90], at: [252, 148] },
  { label: 'items[]', from: [330, 230], to: [200, 320], at: [272, 276] },
  { label: 'linkedWorks[]', from: [200, 212], to: [300, 212], at: [250, 198] },
  { label: 'b-number', from: [480, 230], to: [600, 325], at: [545, 282] },
  { label: 'boxes', from: [690, 300], to: [690, 230], at: [690, 269] },
];

/** How a work, its images, concepts, items, text and the articles about it lead to one another. */
export function CollectionDiagram(): ReactNode {
  return (
    <Diagram
      label="Diagram of the collection data"
      caption="Each arrow is a field that contains an id or an address of the next thing."
    >
      <svg viewBox="0 0 800 390" className={styles.svg} role="img" aria-labelledby="cd-title">
        <title id="cd-title">
          A work leads to its images, concepts, items and page text. An image leads back to its
          source work and on to the IIIF picture. Page text gives boxes on the picture. An article
          leads to the works it links.
        </title>
        <defs>
          <marker id="cd-head" markerWidth="9" markerHeight="9" refX="8" refY="4.5" orient="auto">
            <path d="M0 0 9 4.5 0 9z" className={styles.head} />
          </marker>
        </defs>
        {edges.map(({ label, from, to, bend, at }) => (
          <g key={label}>
            <path
              d={`M${from.join(' ')}${bend ? `Q${bend.join(' ')} ` : 'L'}${to.join(' ')}`}
              className={styles.line}
              markerEnd="url(#cd-head)"
            />
            <text x={at[0]} y={at[1]} textAnchor="middle" className={styles.halo}>
              {label}
            </text>
            <text x={at[0]} y={at[1]} textAnchor="middle" className={styles.edge}>
              {label}
            </text>
          </g>
        ))}
        {boxes.map(({ name, fields, x, y, width = 180, strong }) => (
          <g key={name}>
            <rect
              x={x}
              y={y}
              width={width}
              height="60"
              rx="3"
              className={strong ? styles.boxStrong : styles.box}
            />
            <text x={x + width / 2} y={y + 26} textAnchor="middle" className={styles.name}>
              {name}
            </text>
            <text x={x + width / 2} y={y + 47} textAnchor="middle" className={styles.fields}>
              {fields}
            </text>
          </g>
        ))}
      </svg>
    </Diagram>
  );
}
