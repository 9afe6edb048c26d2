import type { ReactNode } from 'react';
import { Diagram } from './diagram';
import styles from './diagram.module.css';

const characterWidth = 9;
const start = 24;

const parts = [
  { text: '/image/', label: '', hint: '' },
  { text: 'V0040217', label: 'Identifier', hint: 'which picture' },
  { text: '/', label: '', hint: '' },
  { text: '400,300,800,600', label: 'Region', hint: 'x, y, width, height' },
  { text: '/', label: '', hint: '' },
  { text: '!400,400', label: 'Size', hint: 'fit inside' },
  { text: '/', label: '', hint: '' },
  { text: '!90', label: 'Rotation', hint: 'mirror, turn' },
  { text: '/', label: '', hint: '' },
  { text: 'gray', label: 'Quality', hint: 'colours' },
  { text: '.', label: '', hint: '' },
  { text: 'jpg', label: 'Format', hint: 'file type' },
];

const placed = parts.map((part, index) => {
  const before = parts.slice(0, index).map(({ text }) => text);
  const x = start + before.join('').length * characterWidth;
  return { ...part, x, width: part.text.length * characterWidth };
});

const named = placed.filter(({ label }) => label !== '');

/** The six parts of a IIIF image address, named, with what each does. */
export function IiifUrlDiagram(): ReactNode {
  return (
    <Diagram
      label="Diagram of an image address"
      caption="Read from left to right, the parts are also the order in which the service works: cut, scale, turn, colour, save."
    >
      <svg viewBox="0 0 560 190" className={styles.svg} role="img" aria-labelledby="iu-title">
        <title id="iu-title">
          {`An image address is /image/ and then ${named
            .map(({ label, text }) => `${label.toLowerCase()} (${text})`)
            .join(', ')}. They are applied from left to right.`}
        </title>
        {placed.map(({ text, label, x, width }) => (
          <text
            key={x}
            x={x}
            y="95"
            textLength={width}
            className={label ? styles.segment : styles.separator}
          >
            {text}
          </text>
        ))}
        {named.map(({ label, hint, x, width }, index) => {
          const above = index % 2 === 0;
          const centre = x + width / 2;
          const [edge, tip, labelY, hintY] = above ? [76, 62, 34, 52] : [106, 120, 138, 156];
          return (
            <g key={label}>
              <path
                d={`M${x} ${edge}V${(edge + tip) / 2}H${x + width}V${edge}M${centre} ${(edge + tip) / 2}V${tip}`}
                className={styles.bracket}
              />
              <text x={centre} y={labelY} textAnchor="middle" className={styles.label}>
                {label}
              </text>
              <text x={centre} y={hintY} textAnchor="middle" className={styles.hint}>
                {hint}
              </text>
            </g>
          );
        })}
      </svg>
    </Diagram>
  );
}
